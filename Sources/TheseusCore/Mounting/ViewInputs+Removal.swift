extension ViewInputs {
  /// Says that what is mounted here leaves by `transition`, with whichever seam up to the enclosing
  /// container removes it.
  public func addTransition(_ transition: any RemovalTransition) {
    var current: Scope? = scope
    while let removable = current, ObjectIdentifier(removable) != containerScope {
      removable.transitions.append(transition)
      if removable !== scope {
        scope.onEnd { [weak removable, weak transition] in
          removable?.transitions.removeAll { $0 === transition }
        }
      }
      current = removable.parent
    }
  }

  /// Whether a seam between this place and the enclosing container can remove what is mounted here.
  public var isRemovable: Bool { ObjectIdentifier(scope) != containerScope }
}
