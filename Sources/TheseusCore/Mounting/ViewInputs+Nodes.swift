extension ViewInputs {
  /// Where an element stands that is made here.
  public var position: TreePosition {
    TreePosition(scope: scope, enclosing: identity, index: index, identifier: identifier)
  }
}

extension OwnerNode {
  /// - Parameter place: what names it, which `inputs` may not say yet.
  convenience init(_ type: Any.Type, _ inputs: borrowing ViewInputs, at place: IdentityPath) {
    self.init(type, in: inputs.scope, at: place, inputs.environment, inputs.entries)
  }
}

extension ViewRuntime {
  /// The inputs at the root of a tree; `name` begins its readable paths.
  public func rootInputs(_ name: String = "Root") -> ViewInputs {
    let place = IdentityPath(parent: nil, component: .part(name, index: -1))
    return ViewInputs(scope: rootScope, identity: place, environment: rootEnvironment)
  }
}
