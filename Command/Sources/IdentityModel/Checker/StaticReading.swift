/// The constructs that can ever destroy each cell of a program, and by which choice, found without
/// running it.
///
/// A render decides the fate of a cell along its path alone, so a cell can be lost iff its path
/// contains a construct that renders can change. `theseus check --static` compares this, both ways,
/// with the renders of every program of some bounds.
public struct StaticReading: Hashable, Sendable {
  /// A construct on a cell's path whose other choice ends the cell.
  public struct Threat: Hashable, Sendable {
    public let kind: NodeKind
    /// Kid numbers from the root, from 0, to the construct in the program.
    public let path: [Int]
    /// The destructive choice: `the branch flips`, `its row id goes`.
    public let choice: String
  }

  /// One structural node of the program.
  public struct Cell: Hashable, Sendable {
    public let tag: Tag
    public let path: [Int]
    /// Outermost first; empty where no render can end the cell.
    public let threats: [Threat]
  }

  /// In pre-order.
  public let cells: [Cell]

  /// Reads `program` under `rules`, with `ids` values for `.id`. Not for `.outermostTag`, where the
  /// inside of a payload counts too: nil then.
  public init?(of program: Program, rules: IdentityRules = IdentityRules(), ids: Int = 3) {
    guard rules.anyViewIdentity != .outermostTag else { return nil }
    var cells: [Cell] = []
    StaticReading.collect(program, [], [], rules, ids, &cells)
    self.cells = cells
  }

  private static func collect(
    _ program: Program, _ path: [Int], _ threats: [Threat], _ rules: IdentityRules, _ ids: Int,
    _ cells: inout [Cell]
  ) {
    if program.kind == .structural {
      cells.append(Cell(tag: program.tag, path: path, threats: threats))
    }
    var below = threats
    // Inside an AnyView that every render recreates, nothing is left to end.
    let isRenewed = rules.anyViewIdentity == .opaque && threats.last?.kind == .anyView
    if !isRenewed, let choice = choice(of: program, rules, ids) {
      below.append(Threat(kind: program.kind, path: path, choice: choice))
    }
    for (index, kid) in program.kids.enumerated() {
      // An AnyView directly in another is part of that one, whose payloads were counted (R10).
      let isErased = program.kind == .anyView && kid.kind == .anyView
      collectKid(kid, path + [index], below, rules, ids, isErased: isErased, &cells)
    }
  }

  private static func collectKid(
    _ kid: Program, _ path: [Int], _ threats: [Threat], _ rules: IdentityRules, _ ids: Int,
    isErased: Bool, _ cells: inout [Cell]
  ) {
    guard isErased else { return collect(kid, path, threats, rules, ids, &cells) }
    for (index, inner) in kid.kids.enumerated() {
      collectKid(
        inner, path + [index], threats, rules, ids, isErased: inner.kind == .anyView, &cells)
    }
  }

  /// How a render can end the content of a node; nil when it cannot.
  private static func choice(of program: Program, _ rules: IdentityRules, _ ids: Int) -> String? {
    switch program.kind {
    case .structural, .group, .modified: return nil
    case .cond:
      return rules.matchingArms == .shared && program.kids[0] == program.kids[1]
        ? nil : "the branch flips"
    case .optional: return "it becomes nil"
    case .foreach: return "its row's id goes"
    case .explicitID: return ids > 1 ? "the id changes" : nil
    case .anyView:
      if rules.anyViewIdentity == .opaque { return "it is made again" }
      return Set(payloads(of: program)).count > 1 ? "another type is erased" : nil
    }
  }

  /// The possible payload types of an AnyView, including those of AnyViews directly in it.
  private static func payloads(of program: Program) -> [Program] {
    program.kids.flatMap { $0.kind == .anyView ? payloads(of: $0) : [$0] }
  }
}

extension StaticReading {
  /// Whether renders within `bounds` end exactly the cells that this reading predicts, each by the
  /// constructs that it names.
  ///
  /// Compares every pair of trees in the plain model. Cells that no tree of the bounds shows, and
  /// constructs on their paths, are skipped.
  public func agrees(with program: Program, bounds: Bounds, rules: IdentityRules) -> Bool {
    let trees = program.values(in: bounds)
    var seen: Set<[Int]> = []
    var lost: [[Int]: Set<NodeKind>] = [:]
    for old in trees {
      let paths = old.programPaths(of: program)
      for new in trees {
        for (position, cause) in old.reconcile(with: new, of: program, rules: rules).causes {
          guard let path = paths[position] else { continue }
          lost[path, default: []].insert(cause)
        }
      }
      seen.formUnion(paths.values)
    }
    return cells.filter { seen.contains($0.path) }.allSatisfy { cell in
      let causes = lost[cell.path] ?? []
      // A render blames the outermost change, so an inner construct of a kind may never be blamed
      // alone; but each kind on the path is.
      return causes == Set(cell.threats.map(\.kind))
    }
  }
}

extension Tree {
  /// Kid numbers in the program for each live cell, by its position.
  fileprivate func programPaths(of program: Program) -> [Position: [Int]] {
    var found: [Position: [Int]] = kind == .structural ? [[]: []] : [:]
    for (index, child) in children.enumerated() {
      let number =
        switch kind {
        case .structural, .group: index
        case .cond, .anyView: branch == .yes ? 0 : 1
        case .optional, .foreach, .explicitID, .modified: 0
        }
      for (position, path) in child.programPaths(of: program.kids[number]) {
        found[[index + 1] + position] = [number] + path
      }
    }
    return found
  }
}
