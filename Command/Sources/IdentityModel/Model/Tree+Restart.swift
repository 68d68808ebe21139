/// Where a snapshot finds a view: the readable path without anything that a developer adds or
/// removes in passing (R31, R34). A view of the next process with an equal place continues the
/// cell.
public struct SavedPlace: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// A place in a block of several views (R1).
    case slot(Int)
    /// The arm of an `if`; that of one without `else` is the first.
    case arm(Bool)
    /// A row's id or an explicit one, and its occurrence among equal ids, from 0 (R6, R7, R9).
    case id(Int, occurrence: Int)
    /// A view and its type, less those of its arguments that are views.
    case view(Tag)
  }

  let steps: [Step]
}

/// The effect of a restart on the cells of a tree (R33).
public struct Restart: Hashable, Sendable {
  /// The position in the new tree of each cell that continues, by its old one.
  public let kept: [Position: Position]
  /// The old positions of the cells that no view claims.
  public let dropped: Set<Position>
}

extension Tree {
  /// The place of each cell, in the order of `cellPositions`.
  ///
  /// Modifiers, groups and erasures are not steps: adding one to a view keeps its state.
  public func savedPlaces(of program: Program, rules: IdentityRules) -> [(Position, SavedPlace)] {
    var places: [(Position, SavedPlace)] = []
    collectPlaces(program, rules, [], [], &places)
    return places
  }

  private func collectPlaces(
    _ program: Program, _ rules: IdentityRules, _ position: Position, _ steps: [SavedPlace.Step],
    _ places: inout [(Position, SavedPlace)]
  ) {
    var steps = steps
    if kind == .structural {
      steps.append(.view(program.tag))
      places.append((position, SavedPlace(steps: steps)))
    }
    for (index, child) in children.enumerated() {
      var below = steps
      if let step = savedStep(toChild: index, of: program, rules) { below.append(step) }
      child.collectPlaces(
        self.program(ofChild: index, in: program), rules, position + [index + 1], below, &places)
    }
  }

  private func savedStep(toChild index: Int, of program: Program, _ rules: IdentityRules)
    -> SavedPlace.Step?
  {
    switch kind {
    case .structural, .group: program.kids.count > 1 ? .slot(index) : nil
    case .cond:
      rules.matchingArms == .shared && program.kids[0] == program.kids[1]
        ? nil : .arm(branch == .yes)
    case .optional: .arm(true)
    case .foreach: .id(rowIDs[index], occurrence: rowIDs[..<index].count { $0 == rowIDs[index] })
    case .explicitID: .id(explicitID, occurrence: 0)
    case .modified, .anyView: nil
    }
  }

  /// The process ends after a snapshot of this tree, and the next one shows `new`.
  public func restart(with new: Tree, of program: Program, rules: IdentityRules) -> Restart {
    let homes = Dictionary(
      new.savedPlaces(of: program, rules: rules).map { ($0.1, $0.0) },
      uniquingKeysWith: { first, _ in first })
    var kept: [Position: Position] = [:]
    var dropped: Set<Position> = []
    for (position, place) in savedPlaces(of: program, rules: rules) {
      if let home = homes[place] { kept[position] = home } else { dropped.insert(position) }
    }
    return Restart(kept: kept, dropped: dropped)
  }
}

extension IdentityState {
  /// Continued cells have their values, every other cell of `newTree` starts at 0.
  public func restarting(with newTree: Tree, rules: IdentityRules) -> (
    state: IdentityState, restart: Restart
  ) {
    let restart = tree.restart(with: newTree, of: program, rules: rules)
    var values = Dictionary(uniqueKeysWithValues: newTree.cellPositions.map { ($0, 0) })
    for (old, new) in restart.kept { values[new] = cells[old] }
    return (IdentityState(program: program, tree: newTree, cells: values), restart)
  }
}
