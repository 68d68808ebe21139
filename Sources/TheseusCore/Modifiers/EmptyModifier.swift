/// A modifier that changes nothing. It stands where code has to name a modifier, such as in a type
/// alias that another build replaces.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  nonisolated public init() {}

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    content.mount(inputs, into: &list)
  }
}
