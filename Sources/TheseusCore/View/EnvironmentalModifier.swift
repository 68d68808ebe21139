import AttributeGraph

/// A modifier that the environment decides: it is resolved into another modifier at each position,
/// and again when the environment changes there.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier to apply in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let node = ResolvingNode(runtime: inputs.runtime)
    inputs.scope.onEnd { node.end() }
    let rule = ResolvedModifierRule(
      node: node, modifier: inputs.compared(modifier), environment: inputs.environment.values)
    let resolved = inputs.graph.makeRule(rule, in: inputs.scope.subgraph)
    node.attribute = resolved.id
    ResolvedModifier._mountModifier(_GraphValue(resolved), inputs, content: content, into: &list)
  }
}

/// The reads of a modifier that is being resolved are tracked as in a body (R55).
private final class ResolvingNode: TrackedNode {}

@MainActor
private struct ResolvedModifierRule<Modifier: EnvironmentalModifier> {
  let node: ResolvingNode
  let modifier: _GraphValue<Modifier>
  let environment: Attribute<EnvironmentValues>
}

extension ResolvedModifierRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Modifier.ResolvedModifier {
    let modifier = try context.load(modifier)
    let values = try context[environment]
    return node.track { modifier.resolve(in: values) }
  }

  static func areEqual(
    _ a: borrowing Modifier.ResolvedModifier, _ b: borrowing Modifier.ResolvedModifier
  ) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}
