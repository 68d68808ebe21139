extension ViewInputs {
  /// The position of an element created here.
  package var position: TreePosition {
    TreePosition(scope: scope, enclosing: identity, index: index, identifier: identifier)
  }

  /// The position of a node that is not an element of the views, in a tree that has none.
  @_spi(Conformance)
  public var barePosition: TreePosition { position }
}

extension OwnerNode {
  /// - Parameter place: the path of the node, which `inputs` may not contain yet.
  convenience init(_ type: Any.Type, _ inputs: borrowing ViewInputs, at place: IdentityPath) {
    self.init(type, in: inputs.scope, at: place, inputs.environment, inputs.entries)
  }
}

extension ViewRuntime {
  /// The inputs at the root of a tree; `name` starts its readable paths.
  public func rootInputs(_ name: String = "Root") -> ViewInputs {
    let place = IdentityPath(parent: nil, component: .part(name, index: -1))
    return ViewInputs(scope: rootScope, identity: place, environment: rootEnvironment)
  }
}
