import AttributeGraph
import TheseusCore

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a view beside the content, created
/// from the content's preferences (R65).
nonisolated public struct _PreferenceSecondaryModifier<Key: PreferenceKey, Secondary: View>:
  ViewModifier
{
  public typealias Body = Never
  var isOverlay: Bool
  var alignment: Alignment
  var content: (Key.Value) -> Secondary

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    let node = PreferenceNode(inputs)
    inner.preferences = node
    let code = PreferenceContent(runtime: inputs.runtime)
    inputs.scope.onEnd { code.end() }
    let rule = PreferenceSecondaryRule(
      modifier: modifier, preference: node.value(of: Key.self), code: code)
    let made = inputs.graph.makeRule(rule, in: inputs.scope.subgraph)
    code.attribute = made.id
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      _SecondaryModifier<Secondary>.wrap(element, at: place, _GraphValue(made), inputs)
    }
    content.mount(inner, into: &list)
  }
}

/// The content closure as tracked code: a change of its inputs runs it again (R55).
private final class PreferenceContent: TrackedNode {}

@MainActor
private struct PreferenceSecondaryRule<Key: PreferenceKey, Secondary: View> {
  let modifier: _GraphValue<_PreferenceSecondaryModifier<Key, Secondary>>
  let preference: Attribute<Key.Value>
  let code: PreferenceContent
}

extension PreferenceSecondaryRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> _SecondaryModifier<Secondary> {
    let preference = try context[preference]
    let modifier = try context.load(modifier)
    return _SecondaryModifier(
      isOverlay: modifier.isOverlay, alignment: modifier.alignment,
      secondary: code.track { modifier.content(preference) })
  }
}

extension View {
  /// A view in front of this one, created from the value of `key` in this view and its descendants
  /// (R65).
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceSecondaryModifier<Key, Content>(
        isOverlay: true, alignment: alignment, content: content))
  }

  /// A view behind this one, created from the value of `key` in this view and its descendants
  /// (R65).
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceSecondaryModifier<Key, Content>(
        isOverlay: false, alignment: alignment, content: content))
  }
}
