import TheseusCore

extension View {
  /// Runs `action` when the view is first laid out and whenever `transform`'s value for its
  /// geometry has changed.
  ///
  /// `proxy.size` is the view's own size; the view and its layout do not depend on it.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// The same with the value before; at first both are the first one.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      }
    }
  }
}
