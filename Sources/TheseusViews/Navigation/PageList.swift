import AttributeGraph
import TheseusCore

/// The content of a tab view with pages: each subview is one.
struct PageList<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { Page($0) }
    }
  }
}

/// The content of a tab view with labels in which some views may have none: each of these is a page
/// as well.
struct PartlyLabeledPages<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { view in
        if view.isLabeledPage { view } else { Page(view) }
      }
    }
  }
}

/// One view as a page. Its label is a dot, drawn by the bar, or its number.
private struct Page: View {
  typealias Body = Never
  let tag: AnyHashable?
  /// The id of the `ForEach` row that the view came from.
  let rowID: AnyHashable?
  let content: Subview

  init(_ content: Subview) {
    tag = content.containerValues.explicitTag
    rowID = content.containerValues.rowID
    self.content = content
  }

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let tabs = inputs.tabs
    let tag = TagSource { context throws(GraphError) in
      let page = try context.load(view)
      if page.tag != nil || tabs?.selection == nil { return page.tag ?? page.rowID }
      // A row's id counts where the selection has its type (R86).
      return page.rowID.flatMap { tabs?.convert($0) == nil ? nil : $0 }
    }
    list.mountTabPage(
      EmptyView.self, _GraphValue(id: view.id), inputs, tag: tag,
      at: inputs.value(view)?.content.place
    ) { place, list in
      Subview._mount(view[\.content], place, into: &list)
    }
  }
}
