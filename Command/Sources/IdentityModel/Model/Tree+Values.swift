extension Bounds {
  /// The id lists a `foreach` may have, short ones first.
  public var rowLists: [[Int]] {
    var lists: [[Int]] = [[]]
    var latest: [[Int]] = [[]]
    guard ids > 0 else { return lists }
    for _ in 0..<maxBranching {
      latest = latest.flatMap { list in
        (1...ids).filter { !distinctRowIDs || !list.contains($0) }.map { list + [$0] }
      }
      lists += latest
    }
    return lists
  }
}

extension Program {
  /// Every value tree of this program with at most `bounds.maxLive` live nodes.
  public func values(in bounds: Bounds) -> [Tree] {
    values(live: bounds.maxLive, bounds, bounds.rowLists)
  }

  private func values(live: Int, _ bounds: Bounds, _ rowLists: [[Int]]) -> [Tree] {
    guard live >= 1 else { return [] }
    func forests(_ programs: [Program]) -> [[Tree]] {
      var all: [(live: Int, trees: [Tree])] = [(0, [])]
      for program in programs {
        all = all.flatMap { forest in
          program.values(live: live - 1 - forest.live, bounds, rowLists).map {
            (forest.live + $0.liveCount, forest.trees + [$0])
          }
        }
      }
      return all.map(\.trees)
    }
    switch kind {
    case .structural, .group:
      return forests(kids).map { Tree(kind: kind, typeTag: tag, children: $0) }
    case .modified:
      return forests(kids).map { Tree(kind: kind, modifierTag: tag, children: $0) }
    case .optional:
      return [Tree(kind: kind, branch: .no)]
        + forests(kids).map { Tree(kind: kind, branch: .yes, children: $0) }
    case .cond, .anyView:
      return zip(kids, [Tree.Branch.yes, .no]).flatMap { kid, branch in
        forests([kid]).map { Tree(kind: kind, branch: branch, children: $0) }
      }
    case .explicitID:
      guard bounds.ids > 0 else { return [] }
      return (1...bounds.ids).flatMap { id in
        forests(kids).map { Tree(kind: kind, explicitID: id, children: $0) }
      }
    case .foreach:
      return rowLists.flatMap { list in
        forests(Array(repeating: kids[0], count: list.count)).map {
          Tree(kind: kind, rowIDs: list, children: $0)
        }
      }
    }
  }
}
