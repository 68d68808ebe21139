/// Nothing: no element, no identity of its own.
public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _mount(_ view: _GraphValue<EmptyView>, _ inputs: ViewInputs, into list: inout ElementList) {}
}
