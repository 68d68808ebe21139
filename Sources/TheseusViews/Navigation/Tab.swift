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

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let source: TagSource? =
      inputs.value(view[\.value])?.map { _ in
        // An optional in an `AnyHashable` is another value than what it wraps, except for numbers.
        TagSource { context throws(GraphError) in
          try context.load(view[\.value]).map { AnyHashable($0) }
        }
      }
    let content = view[\.content]
    // Among pages without labels it is its content.
    guard inputs.tabs != nil else { return Content._mount(content, inputs, into: &list) }
    list.mountTabPage(Label.self, view[\.label], inputs, tag: source) {
      Content._mount(content, $0, into: &$1)
    }
  }
}

extension Tab: ContainerValueSource {
  package static func values(at place: _GraphValue<Self>) -> ValueReaders {
    ValueReaders { context, values throws(GraphError) in
      if let value = try context.load(place).value { values.setTag(AnyHashable(value)) }
    }
  }
}

/// A title with an image.
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  nonisolated init(title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  public var body: some View {
    HStack {
      if let image { image }
      if let title { title }
    }
  }
}
