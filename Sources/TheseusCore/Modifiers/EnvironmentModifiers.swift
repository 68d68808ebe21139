/// Sets one key for everything below.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let inner = inputs.settingEnvironment(modifier) { $0[keyPath: $1.keyPath] = $1.value }
    content.mount(inner, into: &list)
  }
}

/// Changes one key for everything below.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  public typealias Body = Never
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let inner = inputs.settingEnvironment(modifier) { $1.transform(&$0[keyPath: $1.keyPath]) }
    content.mount(inner, into: &list)
  }
}

extension View {
  /// Sets a value of the environment for this view and its descendants (R42).
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and its descendants.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Value>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
