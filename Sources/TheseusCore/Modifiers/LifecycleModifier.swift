import AttributeGraph

/// A modifier that acts when each view it is applied to appears, disappears or changes (R64). A
/// modifier in between can make one view of them all (R18).
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
  associatedtype Node: LifecycleNode
  static func makeNode(_ element: ElementNode) -> Node
  /// Passes the modifier's value of this update to the node.
  func update(_ node: Node, isFirst: Bool)
}

extension LifecycleModifier {
  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    let writtenAt = inputs.identity
    inner.decoration = Decoration(outer: inputs.decoration, isLifecycle: true) { element, place in
      let node = makeNode(element)
      node.writtenAt = writtenAt
      let rule = LifecycleRule(modifier: modifier, node: node)
      _ = place.graph.makeRule(rule, in: place.scope.subgraph, eager: place.effectPriority)
      place.scope.register(node)
      return element
    }
    content.mount(inner, into: &list)
  }
}

@MainActor
private struct LifecycleRule<Modifier: LifecycleModifier> {
  let modifier: _GraphValue<Modifier>
  let node: Modifier.Node
}

extension LifecycleRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    try context.load(modifier).update(node, isFirst: context.isFirstRun)
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}
