import AttributeGraph
import Foundation
import TheseusCore

/// Pages of which one is seen, chosen by labels above them.
public struct TabView<SelectionValue: Hashable, Content> {
  var selection: Binding<SelectionValue>?
  var content: Content
}

extension TabView: View where Content: View {
  public typealias Body = Never

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection: selection, content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    // A style is set by type, so it stays the same while the view is mounted.
    let pages = inputs.value(_GraphValue(inputs.environment.value(\.pageIndexMode))) ?? nil
    let showsHeaders =
      inputs.value(_GraphValue(inputs.environment.value(\.showsTabHeaders))) ?? false
    let context = TabContext(inputs, pages: pages, showsHeaders: showsHeaders && pages == nil)
    let place = inputs.place(Self.self)
    let element = TabElement(
      inputs, Self.self, context, menu: inputs.entering(place).contained().part("more"))
    let graph = inputs.graph
    if inputs.value(view[\.selection])?.map({ _ in true }) ?? false {
      let rule = TabSelectionRule<SelectionValue>(binding: view[\.selection], context: context)
      context.selection = graph.makeRule(rule, in: inputs.scope.subgraph)
    } else {
      context.keepInSession(inputs, of: Self.self, at: place)
    }
    var inner = inputs.entering(place).contained()
    inner.stackAxis = nil
    inner.tabs = context
    inner.earlyTag = EarlyTag()
    inner.labelBadge = LabelBadge()
    var children = ElementList()
    if pages != nil {
      let content = view[\.content]
      inner = inner.settingEnvironment(content) { values, _ in values.pageIndexMode = nil }
      PageList<Content>._mount(
        _GraphValue(id: content.id, offset: content.offset), inner, into: &children)
    } else if LabeledPages.contains(Content.self) {
      Content._mount(view[\.content], inner, into: &children)
    } else {
      let content = view[\.content]
      PartlyLabeledPages<Content>._mount(
        _GraphValue(id: content.id, offset: content.offset), inner, into: &children)
    }
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

@MainActor
private struct TabSelectionRule<Value: Hashable> {
  let binding: _GraphValue<Binding<Value>?>
  let context: TabContext
}

extension TabSelectionRule: @MainActor Rule {
  func value(_ rule: borrowing RuleContext) throws(GraphError) -> AnyHashable? {
    let binding = try rule.load(binding)
    context.convert = { SelectionTag.value(of: $0, as: Value.self).map { AnyHashable($0) } }
    context.select = { tag in
      if let value = SelectionTag.value(of: tag, as: Value.self) { binding?.wrappedValue = value }
    }
    return binding.map { AnyHashable($0.wrappedValue) }
  }
}

/// `tabItem`: the view is a page of the tab view around it, under this label.
public struct _TabItemModifier<Label: View> {
  var label: Label
}

extension _TabItemModifier: ViewModifier {
  public typealias Body = Never

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard inputs.tabs != nil else { return content.mount(inputs, into: &list) }
    list.mountTabPage(Label.self, modifier[\.label], inputs, tag: content.innerTag) {
      content.mount($0, into: &$1)
    }
  }
}

extension View {
  /// The label under which a tab view shows this page.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}

extension ElementList {
  @MainActor
  mutating func mountTabPage<Label: View>(
    _ type: Label.Type, _ label: _GraphValue<Label>, _ inputs: ViewInputs, tag innerTag: TagSource?,
    at writtenPlace: IdentityPath? = nil,
    _ content: @escaping (ViewInputs, inout ElementList) -> Void
  ) {
    guard let context = inputs.tabs else { return }
    let graph = inputs.graph
    var place = inputs
    place.tabs = nil
    place.earlyTag = nil
    place.labelBadge = nil
    place.tabHeader = nil
    let labelElement = TabLabelElement(place.part("tabItem"))
    var labelList = ElementList()
    var labelInputs = place.part("tabItem").contained()
    labelInputs.stackAxis = .horizontal
    if let type = Label.self as? any TabLabelStack.Type {
      type.mountParts(
        _GraphValue(id: label.id, offset: label.offset), labelInputs, into: &labelList)
    } else {
      Label._mount(label, labelInputs, into: &labelList)
    }
    let number = graph.makeSource(TabNumber(), in: inputs.scope.subgraph)
    TabNumber._mount(_GraphValue(number), place.part("number").contained(), into: &labelList)
    if let badge = inputs.labelBadge?.badge {
      Badge._mount(badge, place.part("badge").contained(), into: &labelList)
    }
    labelElement.mount(place, children: labelList)
    let page = TabPage(context, label: labelElement, number: number, header: inputs.tabHeader)
    page.place = writtenPlace ?? labelElement.identity
    labelElement.page = page
    context.add(page)
    place.scope.onEnd { context.remove(page) }
    // Among the contents, so that labels have the order of the views, whenever they are created.
    append(labelElement)
    let tag = graph.makeRule(
      PageTagRule(source: innerTag ?? inputs.earlyTag?.source), in: inputs.scope.subgraph)
    let decoration = inputs.decoration
    let rule = TabPageRule(
      page: page, selection: context.selection, ownSelection: context.ownSelection, tag: tag,
      branch: Branch(place.contained()),
      inputs: place
    ) { inputs, list in
      inputs.mountScrolled(into: &list) { inner, list in
        // Modifiers around `tabItem` are for the page and not for its label.
        var inner = inner
        inner.decoration = decoration
        content(inner, &list)
      }
    }
    append(dynamic: graph.makeRule(rule, in: inputs.scope.subgraph, eager: place.structurePriority))
  }
}

/// A stack as a tab's label: a bar of one line shows its views beside each other.
@MainActor
private protocol TabLabelStack: View {
  static func mountParts(
    _ label: _GraphValue<any View>, _ inputs: ViewInputs, into list: inout ElementList)
}

extension VStack: TabLabelStack where Content: View {
  fileprivate static func mountParts(
    _ label: _GraphValue<any View>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    Content._mount(
      _GraphValue<Self>(id: label.id, offset: label.offset).field(after: StackParameters.self),
      inputs, into: &list)
  }
}

@MainActor
private struct PageTagRule {
  let source: TagSource?
}

extension PageTagRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> AnyHashable? {
    try source?.read(context)
  }
}
