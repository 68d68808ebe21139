import AttributeGraph

/// Sets a preference, replacing the values from inside (R65).
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  public var value: Key.Value

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard inputs.preferences != nil else { return content.mount(inputs, into: &list) }
    let node = PreferenceNode(inputs)
    let value = inputs.graph.makeRule(
      WrittenPreferenceRule<Key>(modifier: modifier), in: inputs.scope.subgraph)
    node.replace(Key.self)
    var inner = inputs
    inner.preferences = node
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      node.announceElement(Key.self, value, in: place.scope)
      return element
    }
    content.mount(inner, into: &list)
  }
}

private struct WrittenPreferenceRule<Key: PreferenceKey>: Rule {
  let modifier: _GraphValue<_PreferenceWritingModifier<Key>>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Key.Value {
    try context.pointer(modifier).pointee.value
  }
  static func areEqual(_ a: borrowing Key.Value, _ b: borrowing Key.Value) -> Bool {
    ViewComparison.areEqualContents(a, b)
  }
}

/// Edits the value of a preference from inside (R65).
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  public var transform: (inout Key.Value) -> Void

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard inputs.preferences != nil else { return content.mount(inputs, into: &list) }
    let outer = PreferenceNode(inputs)
    var inner = inputs
    inner.preferences = outer
    let below = PreferenceNode(inner)
    inner.preferences = below
    let rule = TransformedPreferenceRule<Key>(modifier: modifier, below: below.value(of: Key.self))
    outer.replace(Key.self)
    outer.announceElement(
      Key.self, inputs.graph.makeRule(rule, in: inputs.scope.subgraph), in: inputs.scope)
    content.mount(inner, into: &list)
  }
}

private struct TransformedPreferenceRule<Key: PreferenceKey>: Rule {
  let modifier: _GraphValue<_PreferenceTransformModifier<Key>>
  let below: Attribute<Key.Value>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Key.Value {
    var value = try context[below]
    try context.load(modifier).transform(&value)
    return value
  }

  static func areEqual(_ a: borrowing Key.Value, _ b: borrowing Key.Value) -> Bool {
    ViewComparison.areEqualContents(a, b)
  }
}

extension View {
  /// Sets the preference `key` to `value`; values from inside go no further (R65).
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    modifier(_PreferenceWritingModifier<Key>(value: value))
  }

  /// Edits the value for `key` from inside; the key's default where there is none (R65).
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<Key>(transform: callback))
  }
}
