/// One path of the tree in a recorded run.
struct TracePath {
  /// 0 for the root.
  var parent: Int
  /// `VStack[1]`, `if:true`, `Row#42`
  var text: String
  /// Index in the builder block.
  var index: Int
  var id: String?

  /// The most steps of a sort; a file that needs more is shown in the order of mounting.
  private static let maximumSteps = 20_000_000

  /// Children before parents, siblings as written (R60); as `TraceRecorder` has them.
  static func childrenFirst(_ views: [Int], at places: [Int: Int], in paths: [Int: TracePath])
    -> [Int]
  {
    guard views.count > 1 else { return views }
    var lines: [[Int]] = []
    var steps = 0
    for view in views {
      var line: [Int] = []
      var current = places[view] ?? 0
      while current != 0 {
        line.append(current)
        current = paths[current]?.parent ?? 0
      }
      steps += line.count
      guard steps <= maximumSteps else { return views }
      lines.append(line.reversed())
    }
    return views.indices.sorted { comes(lines[$0], views[$0], before: lines[$1], views[$1], paths) }
      .map { views[$0] }
  }

  private static func comes(
    _ mine: [Int], _ view: Int, before theirs: [Int], _ other: Int, _ paths: [Int: TracePath]
  ) -> Bool {
    for (a, b) in zip(mine, theirs) where a != b {
      guard let first = paths[a], let second = paths[b] else { break }
      if first.index != second.index { return first.index < second.index }
      // A modifier is a sibling of the view it modifies and was mounted before it.
      return first.id == second.id ? view > other : view < other
    }
    return mine.count == theirs.count ? view < other : mine.count > theirs.count
  }
}

/// The lifetimes of a recorded run, and which views live in them.
struct TraceScopes {
  private var children: [Int: [Int]] = [:]
  private var parents: [Int: Int] = [:]
  private var views: [Int: [Int]] = [:]
  /// The number of living views of a scope.
  private var living: [Int: Int] = [:]
  private var scopeOfView: [Int: Int] = [:]

  mutating func add(_ scope: Int, in parent: Int) throws(TraceCursor.Fault) {
    guard parent == 0 || parents[parent] != nil else {
      throw TraceCursor.Fault("scope \(parent) is used before it was declared")
    }
    guard parents.updateValue(parent, forKey: scope) == nil else {
      throw TraceCursor.Fault("scope \(scope) is declared twice")
    }
    children[parent, default: []].append(scope)
  }

  mutating func begin(_ view: Int, in scope: Int) throws(TraceCursor.Fault) {
    guard parents[scope] != nil else {
      throw TraceCursor.Fault("scope \(scope) is used before it was declared")
    }
    guard scopeOfView.updateValue(scope, forKey: view) == nil else {
      throw TraceCursor.Fault("view \(view) begins twice")
    }
    views[scope, default: []].append(view)
    living[scope, default: 0] += 1
  }

  mutating func end(_ view: Int) {
    guard let scope = scopeOfView.removeValue(forKey: view) else { return }
    living[scope, default: 1] -= 1
    guard living[scope] == 0 else { return }
    // All views of a scope end with it.
    views[scope] = nil
    living[scope] = nil
    children[scope] = nil
    if let parent = parents[scope], let index = children[parent]?.lastIndex(of: scope) {
      children[parent]?.remove(at: index)
    }
  }

  func isAlive(_ view: Int) -> Bool { scopeOfView[view] != nil }

  /// Parents first, as recorded. Ended scopes have no views.
  func views(in scope: Int) throws(TraceCursor.Fault) -> [Int] {
    guard parents[scope] != nil else {
      throw TraceCursor.Fault("scope \(scope) is used before it was declared")
    }
    var found: [Int] = []
    var order = [scope]
    var next = 0
    while next < order.count {
      for view in views[order[next]] ?? [] where isAlive(view) { found.append(view) }
      order += children[order[next]] ?? []
      next += 1
    }
    return found
  }
}
