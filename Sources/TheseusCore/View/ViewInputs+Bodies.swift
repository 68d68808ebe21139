import AttributeGraph

extension ViewInputs {
  /// An attribute that evaluates a body with the value's dynamic properties connected: for apps,
  /// scenes, commands and styles (R43).
  public func makeBody<Value, Body>(
    _ value: _GraphValue<Value>, _ body: @escaping @MainActor (Value) -> Body
  ) -> Attribute<Body> {
    let node = ValueOwner(Value.self, self, at: place(Value.self))
    let rule = ValueBodyRule(node: node, value: compared(value), body: body)
    let attribute = graph.makeRule(rule, in: scope.subgraph, eager: structurePriority)
    node.attribute = attribute.id
    return attribute
  }

  /// The inputs inside a modifier that changes the environment by its present value at `modifier`,
  /// in `scope`.
  public func settingEnvironment<Modifier>(
    _ modifier: _GraphValue<Modifier>,
    _ change: @escaping (inout EnvironmentValues, Modifier) -> Void
  ) -> ViewInputs {
    var inner = self
    inner.environment = EnvironmentScope(environment, in: scope, compared(modifier), change: change)
    return inner
  }

  /// The present value at a location, read outside the graph's own evaluation. A body that this
  /// read runs first is tracked as in an update.
  public func value<Value>(_ place: _GraphValue<Value>) -> Value? {
    runtime.withUpdateMark {
      try? graph.value(of: graph.makeRule(ComparedRule(source: place), in: scope.subgraph))
    }
  }
}

/// The owner of a body of an app, a scene, commands or a style.
@MainActor
private final class ValueOwner: OwnerNode {
  override var writerName: String? { IdentityPath.Component.nameOfOwnModifier(type) }
}

@MainActor
private struct ValueBodyRule<Value, Body> {
  let node: ValueOwner
  let value: _GraphValue<Value>
  let body: @MainActor (Value) -> Body
}

extension ValueBodyRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Body {
    var current = try context.load(value)
    return node.run(
      &current, of: value.id, valueChanged: context.didChange(value.id), isFirst: context.isFirstRun
    ) { body($0) }
  }
}
