import IdentityModel

/// Trees of one program under renaming of ids: which tree a render goes to when it is made from another tree of the same class.
struct IDRenaming {
  private let table: TransitionTable
  private let ids: Int
  private var numbers: [Tree: Int] = [:]
  /// For each renaming that came up, the number of each renamed tree, or -1 before it was asked for.
  private var renamed: [[Int]: [Int32]] = [:]
  /// The renaming that makes a tree of its representative.
  private var ways: [Int: [Int]] = [:]

  init(table: TransitionTable, ids: Int) {
    self.table = table
    self.ids = ids
  }

  /// The tree that `target` is when `representative` is renamed to `tree`.
  mutating func target(_ target: Int, from representative: Int, asSeenFrom tree: Int) -> Int {
    if representative == tree { return target }
    let way = way(to: tree)
    if let known = renamed[way]?[target], known >= 0 { return Int(known) }
    if numbers.isEmpty { for (number, tree) in table.trees.enumerated() { numbers[tree] = number } }
    // Bounds do not name ids, so a renamed tree is a tree of the program.
    let number = numbers[table.trees[target].renamingIDs(way)] ?? target
    renamed[way, default: Array(repeating: -1, count: table.trees.count)][target] = Int32(number)
    return number
  }

  /// New names by old ones, from 1; element 0 is unused. The representative's ids are 1, 2, … in the order of their first use.
  private mutating func way(to tree: Int) -> [Int] {
    if let known = ways[tree] { return known }
    var used: [Int] = []
    table.trees[tree].collectIDs(into: &used)
    let way = [0] + used + (1...max(1, ids)).filter { !used.contains($0) }
    ways[tree] = way
    return way
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
      kind: kind, typeTag: typeTag, modifierTag: modifierTag, branch: branch, explicitID: explicitID == 0 ? 0 : way[explicitID],
      rowIDs: rowIDs.map { way[$0] }, children: children.map { $0.renamingIDs(way) })
  }
}
