/// A view without elements or identity.
nonisolated public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  @MainActor public static func _mount(
    _ view: _GraphValue<EmptyView>, _ inputs: ViewInputs, into list: inout ElementList
  ) {}
}
