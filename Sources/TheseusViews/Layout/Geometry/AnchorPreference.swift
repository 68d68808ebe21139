import AttributeGraph
import TheseusCore

/// `anchorPreference` and `transformAnchorPreference`: set a preference from a part of the view's
/// geometry (R65).
nonisolated public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
  public typealias Body = Never
  let anchor: Anchor<Value>.Source
  /// Changes the value from inside or, for `anchorPreference`, the key's default.
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether values from inside continue, changed.
  let keepsBelow: Bool

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard inputs.preferences != nil else { return content.mount(inputs, into: &list) }
    let node = PreferenceNode(inputs)
    node.replace(Key.self)
    var inner = inputs
    inner.preferences = node
    let below = PreferenceNode(inner)
    inner.preferences = below
    let handedUp = below.value(of: Key.self)
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      let code = AnchorCode(runtime: place.runtime)
      place.scope.onEnd { code.end() }
      let rule = AnchorPreferenceRule(
        modifier: modifier, below: handedUp, source: AnchorSource(ViewElement.of(element)),
        code: code)
      let made = place.graph.makeRule(rule, in: place.scope.subgraph)
      code.attribute = made.id
      node.announceElement(Key.self, made, in: place.scope)
      return element
    }
    content.mount(inner, into: &list)
  }
}

/// The closure as tracked code: a change of what it reads runs it again (R55).
private final class AnchorCode: TrackedNode {}

@MainActor
private struct AnchorPreferenceRule<Key: PreferenceKey, Value> {
  let modifier: _GraphValue<_AnchorPreferenceModifier<Key, Value>>
  let below: Attribute<Key.Value>
  let source: AnchorSource
  let code: AnchorCode
}

extension AnchorPreferenceRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Key.Value {
    let modifier = try context.load(modifier)
    var value = modifier.keepsBelow ? try context[below] : Key.defaultValue
    return code.track {
      modifier.transform(&value, Anchor(source: source, part: modifier.anchor))
      return value
    }
  }
}

extension View {
  /// Sets the preference to `transform`'s value for a part of this view's geometry; values from
  /// inside go no further (R65).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(
        anchor: value, transform: { $0 = transform($1) }, keepsBelow: false))
  }

  /// Edits the value for `key` from inside with a part of this view's geometry; the key's default
  /// where there is none (R65).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorPreferenceModifier<K, A>(anchor: value, transform: transform, keepsBelow: true))
  }
}
