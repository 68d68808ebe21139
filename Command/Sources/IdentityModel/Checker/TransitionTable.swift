/// The renders of one program, packed: which cell of which tree becomes which. For harnesses that
/// walk the state graph themselves.
///
/// The same table that `IdentityChecker` searches; `theseus check` compares it with a top-down walk
/// of every pair of trees.
package final class TransitionTable {
  private let bounds: Bounds
  private let rules: IdentityRules
  private let table: TreeTable

  /// Every value tree of the program, by number.
  package private(set) var trees: [Tree] = []

  /// `symmetric`: trees that only differ by the names of ids have a representative.
  package init(bounds: Bounds, rules: IdentityRules, symmetric: Bool) {
    self.bounds = bounds
    self.rules = rules
    table = TreeTable(bounds: bounds, rules: rules, symmetric: symmetric)
  }

  /// Throws where the program does not fit the packed form, or needs more than `memoryLimit` bytes;
  /// the message names the program.
  package func load(_ program: Program, memoryLimit: Int) throws(BoundsError) {
    try fill(program, memoryLimit)
    trees = program.values(in: bounds)
    guard trees.count == table.count else {
      throw BoundsError(
        description:
          """
          the program \(program.sketch) has \(trees.count) trees, and \(table.count) in packed form
          """
      )
    }
  }

  /// Renders and writes that leave from the states of the program's representative trees. Throws as
  /// `load` does.
  package func transitionCount(of program: Program, memoryLimit: Int) throws(BoundsError) -> Int {
    try fill(program, memoryLimit)
    var count = 0
    for tree in 0..<table.count where representative(of: tree) == tree {
      count += (table.count + cellCount(of: tree)) << cellCount(of: tree)
    }
    return count
  }

  private func fill(_ program: Program, _ memoryLimit: Int) throws(BoundsError) {
    var flat = FlatProgram(program)
    flat.retag(program.tagNumbers, rules: rules)
    do { try table.fill(flat, wantsTuples: false, memoryLimit: memoryLimit) } catch {
      let reason =
        switch error {
        case .tooManyCells: "a tree of it has more than \(TreeTable.maxCells) cells"
        case .tooManyIdentities: "it has more than 65,000 identities"
        case .memory(let bytes):
          """
          it needs \(bytes / 1_000_000 + 1) MB, and \(memoryLimit / 1_000_000) MB is what a worker \
          may hold
          """
        }
      throw BoundsError(description: "the program \(program.sketch) is too large: \(reason)")
    }
  }

  package func cellCount(of tree: Int) -> Int { Int(table.cellCounts[tree]) }

  /// The first tree that renaming of ids makes equal to `tree`: itself without symmetry.
  package func representative(of tree: Int) -> Int { Int(table.representatives[tree]) }

  /// The bit, in `newTree`, of the cell that cell number `cell` of `tree` becomes; 0 where the
  /// render ends it.
  package func home(of cell: Int, in tree: Int, to newTree: Int) -> UInt16 {
    let row = Int(table.cellRows(0)[Int(table.cellStarts[tree]) + cell])
    return table.homes(table.hasParity ? 1 : 0)[row * table.count + newTree]
  }
}

extension Program {
  /// The tags of the tagged nodes in pre-order, as numbers from 0.
  fileprivate var tagNumbers: [Int] {
    let own = kind == .structural || kind == .modified ? [(Int(tag.name.dropFirst()) ?? 1) - 1] : []
    return own + kids.flatMap(\.tagNumbers)
  }
}

extension ProgramSpace {
  /// The programs of one shape, and how many each represents: 1 without symmetry over tags.
  package func programs(ofShape rank: Int, symmetric: Bool) -> [(program: Program, weight: Int)] {
    let shape = shape(rank)
    var assignments = TagAssignments(kinds: shape.taggedKinds, bounds: bounds, symmetric: symmetric)
    var found = [(shape.tagged(assignments.tags), assignments.weight)]
    while assignments.advance() {
      found.append((shape.tagged(assignments.tags), assignments.weight))
    }
    return found
  }

  /// The number of programs of `programs(ofShape:symmetric:)`.
  package func programCount(ofShape rank: Int, symmetric: Bool) -> Int {
    var assignments = TagAssignments(
      kinds: shape(rank).taggedKinds, bounds: bounds, symmetric: symmetric)
    var count = 1
    while assignments.advance() { count += 1 }
    return count
  }
}
