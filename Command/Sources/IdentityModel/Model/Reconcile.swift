/// The effect of one render on the cells of a tree, found top-down as in a runtime: a node that is
/// not the same ends with all its descendants.
///
/// `SurvivesIffIdentityEqual` states that this and equality of identities agree.
public struct Reconciliation: Sendable {
  /// The new position of each surviving cell, by its old one.
  public internal(set) var survivors: [Position: Position] = [:]
  /// The construct that ended each lost cell, by the cell's old position.
  public internal(set) var causes: [Position: NodeKind] = [:]
}

extension Tree {
  /// Renders `new` over this tree, both values of `program`.
  public func reconcile(with new: Tree, of program: Program, rules: IdentityRules) -> Reconciliation
  {
    var result = Reconciliation()
    reconcile(new, program, program, rules, [], [], &result)
    return result
  }

  private func reconcile(
    _ new: Tree, _ oldProgram: Program, _ newProgram: Program, _ rules: IdentityRules,
    _ oldPosition: Position, _ newPosition: Position,
    _ result: inout Reconciliation
  ) {
    // An AnyView directly in another is that other (R10).
    if kind == .anyView, children[0].kind == .anyView {
      children[0].reconcile(
        new, program(ofChild: 0, in: oldProgram), newProgram, rules, oldPosition + [1], newPosition,
        &result)
      return
    }
    if new.kind == .anyView, new.children[0].kind == .anyView {
      reconcile(
        new.children[0], oldProgram, new.program(ofChild: 0, in: newProgram), rules, oldPosition,
        newPosition + [1], &result)
      return
    }
    if kind == .structural { result.survivors[oldPosition] = newPosition }
    for (index, child) in children.enumerated() {
      let childProgram = program(ofChild: index, in: oldProgram)
      let place = oldPosition + [index + 1]
      guard let newIndex = counterpart(ofChild: index, in: new, oldProgram, newProgram, rules)
      else {
        for cell in child.cellPositions { result.causes[place + cell] = kind }
        continue
      }
      let newChildProgram = new.program(ofChild: newIndex, in: newProgram)
      child.reconcile(
        new.children[newIndex], childProgram, newChildProgram, rules, place,
        newPosition + [newIndex + 1], &result)
    }
  }

  /// Which child of `new` is the same as child `index` of this node, the two nodes being the same;
  /// nil where there is none.
  private func counterpart(
    ofChild index: Int, in new: Tree, _ oldProgram: Program, _ newProgram: Program,
    _ rules: IdentityRules
  ) -> Int? {
    let found: Int?
    switch kind {
    case .structural, .group, .modified, .optional:
      found = new.children.indices.contains(index) ? index : nil
    case .cond:
      let shares = [oldProgram, newProgram].map {
        rules.matchingArms == .shared && $0.kids[0] == $0.kids[1]
      }
      found =
        shares[0] == shares[1]
          && (shares[0] || branch == new.branch) ? 0 : nil
    case .foreach:
      let occurrence =
        rules.numbersDuplicateRows ? rowIDs[..<index].count { $0 == rowIDs[index] } : 0
      let rows = new.rowIDs.indices.filter { new.rowIDs[$0] == rowIDs[index] }
      found = rows.indices.contains(occurrence) ? rows[occurrence] : nil
    case .explicitID:
      found = explicitID == new.explicitID ? 0 : nil
    case .anyView:
      let old = program(ofChild: 0, in: oldProgram)
      let next = new.program(ofChild: 0, in: newProgram)
      switch rules.anyViewIdentity {
      case .wrappedType:
        found = old == next ? 0 : nil
      case .outermostTag: found = old.kind == next.kind && old.tag == next.tag ? 0 : nil
      case .opaque: found = nil
      }
    }
    guard let found else { return nil }
    let old = program(ofChild: index, in: oldProgram)
    let next = new.program(ofChild: found, in: newProgram)
    return old.kind == next.kind && old.tag == next.tag ? found : nil
  }
}
