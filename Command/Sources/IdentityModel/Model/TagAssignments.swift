/// The assignments of tags to the tagged nodes of a shape, in lexicographic order of the tag
/// numbers.
///
/// With symmetry, only those whose tags first appear in order: the first of each set that renaming
/// makes equal.
struct TagAssignments {
  private let limits: [Int]
  private let isView: [Bool]
  private let symmetric: Bool
  /// Tag numbers from 0, one for each tagged node in pre-order.
  private(set) var tags: [Int]

  /// `kinds` are the shape's tagged nodes in pre-order.
  init(kinds: [NodeKind], bounds: Bounds, symmetric: Bool) {
    isView = kinds.map { $0 == .structural }
    limits = isView.map { $0 ? bounds.viewTypes : bounds.modifierTypes }
    self.symmetric = symmetric
    tags = Array(repeating: 0, count: kinds.count)
  }

  /// Steps to the next assignment; false where the last was reached.
  mutating func advance() -> Bool {
    var index = tags.count - 1
    while index >= 0 {
      if tags[index] + 1 < bound(at: index) {
        tags[index] += 1
        for later in (index + 1)..<max(index + 1, tags.count) { tags[later] = 0 }
        return true
      }
      index -= 1
    }
    return false
  }

  private func bound(at index: Int) -> Int {
    guard symmetric else { return limits[index] }
    var used = 0
    for earlier in 0..<index where isView[earlier] == isView[index] {
      used = max(used, tags[earlier] + 1)
    }
    return min(limits[index], used + 1)
  }

  /// How many assignments this one represents: 1 without symmetry.
  var weight: Int {
    guard symmetric else { return 1 }
    return [true, false].reduce(1) { product, view in
      let used = zip(tags, isView).filter { $0.1 == view }.map { $0.0 + 1 }.max() ?? 0
      let limit = zip(limits, isView).first { $0.1 == view }?.0 ?? 0
      return (0..<used).reduce(product) { $0 * (limit - $1) }
    }
  }
}

extension Program {
  /// This shape with tags for its tagged nodes, in pre-order.
  func tagged(_ tags: [Int]) -> Program {
    var next = 0
    return tagged(tags, &next)
  }

  private func tagged(_ tags: [Int], _ next: inout Int) -> Program {
    var tag = Tag.none
    if kind == .structural || kind == .modified {
      tag = kind == .structural ? .view(tags[next]) : .modifier(tags[next])
      next += 1
    }
    return Program(kind: kind, tag: tag, kids: kids.map { $0.tagged(tags, &next) })
  }

  /// Kinds of the tagged nodes, in pre-order.
  var taggedKinds: [NodeKind] {
    (kind == .structural || kind == .modified ? [kind] : []) + kids.flatMap(\.taggedKinds)
  }
}

extension ProgramSpace {
  /// Every program of the space, one shape after the other.
  public func programs(symmetric: Bool = false) -> [Program] {
    (0..<shapeCount).flatMap { rank in
      let shape = shape(rank)
      var assignments = TagAssignments(
        kinds: shape.taggedKinds, bounds: bounds, symmetric: symmetric)
      var found = [shape.tagged(assignments.tags)]
      while assignments.advance() { found.append(shape.tagged(assignments.tags)) }
      return found
    }
  }
}
