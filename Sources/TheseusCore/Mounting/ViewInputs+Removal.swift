extension ViewInputs {
  /// Registers `transition` for the removal of what is mounted here, by any conditional up to the
  /// enclosing container.
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

  /// Whether a conditional between this position and the enclosing container can remove what is
  /// mounted here.
  public var isRemovable: Bool { ObjectIdentifier(scope) != containerScope }
}
