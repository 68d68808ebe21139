import IdentityModel

/// Trees of one program under renaming of ids: the result of a render when it is made from another
/// tree of the same class.
struct IDRenaming {
  private let table: TransitionTable
  private let ids: Int
  private var numbers: [Tree: Int] = [:]
  /// New names by old ones, from 1; element 0 is unused.
  private var ways: [[Int]] = []
  private var wayNumbers: [[Int]: Int] = [:]
  /// For each tree, the number of the renaming that derives it from its representative, or -1 when
  /// not computed yet.
  private var wayOfTree: [Int32]
  /// For each renaming, the number of each renamed tree, or -1 when not computed yet.
  private var renamed: [[Int32]] = []

  init(table: TransitionTable, ids: Int) {
    self.table = table
    self.ids = ids
    wayOfTree = Array(repeating: -1, count: table.trees.count)
  }

  /// The tree that `target` is when `representative` is renamed to `tree`.
  mutating func target(_ target: Int, from representative: Int, asSeenFrom tree: Int) -> Int {
    if representative == tree { return target }
    if wayOfTree[tree] < 0 { wayOfTree[tree] = Int32(way(to: tree)) }
    let way = Int(wayOfTree[tree])
    if renamed[way][target] < 0 { renamed[way][target] = Int32(rename(target, ways[way])) }
    return Int(renamed[way][target])
  }

  private mutating func rename(_ target: Int, _ way: [Int]) -> Int {
    if numbers.isEmpty { for (number, tree) in table.trees.enumerated() { numbers[tree] = number } }
    // Bounds do not name ids, so a renamed tree is a tree of the program.
    return numbers[table.trees[target].renamingIDs(way)] ?? target
  }

  /// The representative's ids are 1, 2, … in the order of their first use.
  private mutating func way(to tree: Int) -> Int {
    var used: [Int] = []
    table.trees[tree].collectIDs(into: &used)
    let way = [0] + used + (1...max(1, ids)).filter { !used.contains($0) }
    if let known = wayNumbers[way] { return known }
    wayNumbers[way] = ways.count
    ways.append(way)
    renamed.append(Array(repeating: -1, count: table.trees.count))
    return ways.count - 1
  }
}

extension Tree {
  /// Ids in the order of their first use.
  fileprivate func collectIDs(into used: inout [Int]) {
    if kind == .explicitID && !used.contains(explicitID) { used.append(explicitID) }
    for id in rowIDs where !used.contains(id) { used.append(id) }
    for child in children { child.collectIDs(into: &used) }
  }

  fileprivate func renamingIDs(_ way: [Int]) -> Tree {
    Tree(
      kind: kind, typeTag: typeTag, modifierTag: modifierTag, branch: branch,
      explicitID: explicitID == 0 ? 0 : way[explicitID],
      rowIDs: rowIDs.map { way[$0] }, children: children.map { $0.renamingIDs(way) })
  }
}
