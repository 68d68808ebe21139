import TheseusCore

/// Controls for entering data, in scrolling rows.
public struct Form<Content> {
  var parameters: ListParameters
  var content: Content
}

extension Form: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(parameters: ListParameters(selection: nil), content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    ListMounting.mount(
      Self.self, Content.self, view.field(at: 0), view.field(after: ListParameters.self), inputs,
      isForm: true, into: &list)
  }
}
