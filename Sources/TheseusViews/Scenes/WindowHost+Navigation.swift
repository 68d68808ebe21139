import TheseusCore

extension WindowHost {
  /// The number of views that the user can go back from: pushed ones of the visible stacks, and
  /// columns that cover others.
  public var backDepth: Int { visibleBackTargets.reduce(0) { $0 + $1.backDepth } }

  /// Goes back to a depth, as with the back button, and commits the result.
  public func goBack(to depth: Int) {
    during {
      var depthNow = backDepth
      while depthNow > max(0, depth), let top = frontmostBackTarget {
        top.goBack()
        flush()
        guard backDepth < depthNow else { return }
        depthNow = backDepth
      }
    }
  }

  /// Shows again what the user went back from, the last first, up to a depth.
  package func goForward(to depth: Int) {
    during {
      var depthNow = backDepth
      while depthNow < depth, let target = nextForwardTarget {
        target.goForward()
        flush()
        guard backDepth > depthNow else { return }
        depthNow = backDepth
      }
    }
  }

  private var nextForwardTarget: (any BackTarget)? {
    visibleBackTargets.filter { $0.forwardOrder != nil }
      .max { ($0.forwardOrder ?? 0) < ($1.forwardOrder ?? 0) }
  }

  /// The visible stacks and columns of what can be reached.
  private var visibleBackTargets: [any BackTarget] {
    (context.state?.backTargets.present ?? []).filter { target in
      isVisible(target) && layers.isReachable(target)
    }
  }

  /// The one in front that has something below: the last in reading order.
  private var frontmostBackTarget: (any BackTarget)? {
    let targets = visibleBackTargets.filter { $0.backDepth > 0 }
    if targets.count < 2 { return targets.first }
    var last: (any BackTarget)?
    var stack = layers.reachableRoots(in: root).reversed() as [ViewElement]
    while let element = stack.popLast() {
      if let target = targets.first(where: { $0 === element }) { last = target }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return last
  }
}
