/// Several views as one, without a container: they flatten into the enclosing one, and a modifier
/// on the group applies to each (R13).
public struct Group<Content> {
  public var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    Content._mount(view.field(at: 0), inputs, into: &list)
  }
}

extension Group: Sendable where Content: Sendable {}
