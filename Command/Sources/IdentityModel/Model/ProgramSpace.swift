/// Every program of some bounds, by number: first the shapes (programs without tags), small ones
/// first, then the tags of each shape.
///
/// Shapes are counted, then built from their rank, so that no list of them is stored and a worker
/// can start anywhere.
public struct ProgramSpace: Sendable {
  public let bounds: Bounds
  /// Shapes of the space.
  public let shapeCount: Int
  private var shapes: [[Int]] = []
  private var forests: [[[Int]]] = []

  /// Throws when there are more shapes than a machine word can count.
  public init(_ bounds: Bounds) throws(BoundsError) {
    self.bounds = bounds
    let tooMany = BoundsError(
      description:
        """
        the bounds \(bounds.text) have more program shapes than can be numbered: lower nodes or \
        branching
        """
    )
    // shapes[h][n]: shapes of exactly n nodes and height at most h. forests[h][k][m]: sequences of
    // k such shapes with m nodes in all.
    shapes = [Array(repeating: 0, count: bounds.maxNodes + 1)]
    for height in 1...bounds.maxDepth {
      guard let below = ProgramSpace.forests(of: shapes[height - 1], bounds) else { throw tooMany }
      forests.append(below)
      var row = [0]
      for nodes in 1...bounds.maxNodes {
        var total = 0
        for (_, kids) in ProgramSpace.constructs(bounds) {
          let (sum, overflow) = total.addingReportingOverflow(below[kids][nodes - 1])
          if overflow { throw tooMany }
          total = sum
        }
        row.append(total)
      }
      shapes.append(row)
    }
    var total = 0
    for count in shapes[bounds.maxDepth] {
      let (sum, overflow) = total.addingReportingOverflow(count)
      if overflow { throw tooMany }
      total = sum
    }
    shapeCount = total
  }

  /// The kinds with each number of kids they may have, in the order shapes are numbered.
  private static func constructs(_ bounds: Bounds) -> [(kind: NodeKind, kids: Int)] {
    let order: [NodeKind] = [
      .structural, .group, .cond, .optional, .foreach, .explicitID, .modified, .anyView,
    ]
    return order.flatMap { kind -> [(NodeKind, Int)] in
      if kind == .modified && bounds.modifierTypes == 0 { return [] }
      if kind == .group && bounds.maxBranching == 0 { return [] }
      return Program.kidCounts(of: kind, branching: bounds.maxBranching).map { (kind, $0) }
    }
  }

  private static func forests(of shapes: [Int], _ bounds: Bounds) -> [[Int]]? {
    var counts = [[1] + Array(repeating: 0, count: bounds.maxNodes)]
    for kids in 1...max(2, bounds.maxBranching) {
      var row = Array(repeating: 0, count: bounds.maxNodes + 1)
      for nodes in 0...bounds.maxNodes {
        for first in 0...nodes {
          let (product, tooBig) = shapes[first].multipliedReportingOverflow(
            by: counts[kids - 1][nodes - first])
          let (sum, overflow) = row[nodes].addingReportingOverflow(product)
          if tooBig || overflow { return nil }
          row[nodes] = sum
        }
      }
      counts.append(row)
    }
    return counts
  }

  /// Shape number `rank`, its view tags all T1 and its modifier tags all M1.
  public func shape(_ rank: Int) -> Program {
    var rest = rank
    var nodes = 1
    while rest >= shapes[bounds.maxDepth][nodes] {
      rest -= shapes[bounds.maxDepth][nodes]
      nodes += 1
    }
    return shape(rest, nodes, bounds.maxDepth)
  }

  private func shape(_ rank: Int, _ nodes: Int, _ height: Int) -> Program {
    var rest = rank
    for (kind, kids) in ProgramSpace.constructs(bounds) {
      let count = forests[height - 1][kids][nodes - 1]
      if rest < count {
        let tag: Tag = kind == .structural ? .view(0) : kind == .modified ? .modifier(0) : .none
        return Program(kind: kind, tag: tag, kids: forest(rest, kids, nodes - 1, height - 1))
      }
      rest -= count
    }
    preconditionFailure("a rank below the count of its class is in one of its constructs")
  }

  private func forest(_ rank: Int, _ kids: Int, _ nodes: Int, _ height: Int) -> [Program] {
    if kids == 0 { return [] }
    var rest = rank
    for first in 1...nodes {
      let others = forests[height][kids - 1][nodes - first]
      let count = shapes[height][first] * others
      if rest < count {
        return [shape(rest / others, first, height)]
          + forest(rest % others, kids - 1, nodes - first, height)
      }
      rest -= count
    }
    preconditionFailure("a rank below the count of its class is in one of its forests")
  }
}
