import TheseusCore

extension ViewElement {
  /// Whether a transition takes this element away, and what is in it (R66). It is drawn, but it no
  /// longer belongs to the app's views: the pointer, focus and shortcuts pass over it.
  final var isLeaving: Bool {
    // Each scope between this element and the one around it. Mostly they have the same one.
    let outer = viewParent?.scope
    var current: Scope? = scope
    while let scope = current, scope !== outer {
      if scope.isLeaving { return true }
      current = scope.parent
    }
    return false
  }

  /// Whether a transition takes away this element or one around it.
  package final var isInRemoval: Bool {
    var current: ViewElement? = self
    while let element = current {
      if element.isLeaving { return true }
      current = element.viewParent
    }
    return false
  }
}
