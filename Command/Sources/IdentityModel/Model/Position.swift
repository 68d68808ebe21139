/// A node's position in a value tree: 1-based child indices from the root. The root is `[]`.
public typealias Position = [Int]

extension Tree {
  /// The node at `position`, or nil where there is none.
  public func node(at position: Position) -> Tree? {
    var node = self
    for index in position {
      guard node.children.indices.contains(index - 1) else { return nil }
      node = node.children[index - 1]
    }
    return node
  }

  /// Positions of the nodes that carry a cell, parents first.
  public var cellPositions: [Position] {
    var found: [Position] = []
    collectCells([], &found)
    return found
  }

  private func collectCells(_ position: Position, _ found: inout [Position]) {
    if kind == .structural { found.append(position) }
    for (index, child) in children.enumerated() {
      child.collectCells(position + [index + 1], &found)
    }
  }
}

/// Orders positions as a pre-order walk meets them.
public func precedes(_ left: Position, _ right: Position) -> Bool {
  left.lexicographicallyPrecedes(right)
}
