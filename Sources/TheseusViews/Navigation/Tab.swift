import AttributeGraph
import TheseusCore

/// A page of a tab view, with its label and the value that selects it.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  var value: Value?
  var content: Content
  var label: Label
}

extension Tab: View {
  public typealias Body = Never

  public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let source: TagSource? =
      inputs.value(view[\.value])?.map { _ in
        TagSource { context throws(GraphError) in AnyHashable(try context.load(view[\.value])) }
      }
    let content = view[\.content]
    list.mountTabPage(Label.self, view[\.label], inputs, tag: source) { Content._mount(content, $0, into: &$1) }
  }
}

extension Tab where Label == DefaultTabLabel {
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
  }

  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), systemImage: nil))
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
  }
}

extension Tab {
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
}

/// A title with a symbol.
public struct DefaultTabLabel: View {
  let title: Text
  let systemImage: String?

  public var body: some View {
    HStack {
      if let systemImage { Image(systemName: systemImage) }
      title
    }
  }
}
