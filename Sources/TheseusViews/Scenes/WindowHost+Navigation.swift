import TheseusCore

extension WindowHost {
  /// The number of views that the user can go back from: pushed ones of the visible stacks, and
  /// columns that cover others.
  public var backDepth: Int { stack.reduce(0) { $0 + $1.context.backDepth } }

  /// Goes back to a depth, as with the back button, and commits the result.
  public func goBack(to depth: Int) {
    during {
      var depthNow = backDepth
      while depthNow > max(0, depth), let top = stack.last(where: { $0.context.canGoBack }) {
        top.context.goBack()
        flush()
        guard backDepth < depthNow else { return }
        depthNow = backDepth
      }
    }
  }

  /// The visible navigation stacks of what can be reached, outermost first.
  private var stack: [NavigationElement] {
    var found: [NavigationElement] = []
    var stack = layers.reachableRoots(in: root).reversed() as [ViewElement]
    while let element = stack.popLast() {
      if element.drawing.isHidden || element.frame.isNull { continue }
      if let navigation = element as? NavigationElement { found.append(navigation) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }
}
