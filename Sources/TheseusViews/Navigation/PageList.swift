import AttributeGraph
import TheseusCore

/// The content of a tab view with pages: each subview is one.
struct PageList<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { Page(tag: $0.containerValues.tag, content: $0) }
    }
  }
}

/// One view as a page. Its label is a dot, drawn by the bar.
private struct Page: View {
  typealias Body = Never
  let tag: AnyHashable?
  let content: Subview

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let tag = TagSource { context throws(GraphError) in try context.load(view).tag }
    list.mountTabPage(EmptyView.self, _GraphValue(id: view.id), inputs, tag: tag) { place, list in
      Subview._mount(view[\.content], place, into: &list)
    }
  }
}
