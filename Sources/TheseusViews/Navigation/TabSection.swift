import AttributeGraph
import Foundation
import TheseusCore

/// Pages that belong together.
///
/// With the style `sidebarAdaptable` the bar shows the header before the labels of the pages; with
/// other styles, as in a tab bar of SwiftUI, the labels are among the others.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> {
  let header: Header
  let content: Content
}

extension TabSection where Footer == EmptyView, SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content())
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Never, Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content())
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Never, Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

/// Pages whose values have the type of the tab view's selection.
extension TabSection where Footer == EmptyView {
  @_disfavoredOverload
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection where Footer == EmptyView, Header == Text {
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}

extension TabSection where Footer == EmptyView, Header == EmptyView {
  @_disfavoredOverload
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection: TabContent {
  public typealias Body = Never
  public typealias TabValue = SelectionValue

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard let tabs = inputs.tabs, tabs.showsHeaders, Header.self != EmptyView.self else {
      return Content._mount(view[\.content], inputs, into: &list)
    }
    var place = inputs.part("header").contained()
    place.stackAxis = .horizontal
    let element = TabHeaderElement(place)
    var header = ElementList()
    Header._mount(view[\.header], place, into: &header)
    element.mount(place, children: header)
    var inner = inputs
    inner.tabHeader = element
    Content._mount(view[\.content], inner, into: &list)
  }
}

private enum TabHeaderKey: ViewInputKey {
  static var defaultValue: TabHeaderElement? { nil }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// The header of the section whose pages are mounted here.
  var tabHeader: TabHeaderElement? {
    get { self[TabHeaderKey.self] }
    set { self[TabHeaderKey.self] = newValue }
  }
}

/// The header of a section, in the bar of labels.
final class TabHeaderElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private var paint: SurroundingPaint

  override init(_ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    try paint.read(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: sizes.tabLabelInset * 2
        + viewChildren.map { $0.size(.unspecified).width }.reduce(0, +),
      height: sizes.tabLabelHeight)
  }

  override func placeChildren(in size: CGSize) {
    // A bar without space for all has made it narrower.
    var x = sizes.tabLabelInset - max(0, self.size(.unspecified).width - size.width) / 2
    for child in viewChildren {
      let inner = child.size(.unspecified)
      child.place(
        CGRect(
          x: x, y: max(0, metrics.centered(inner.height, in: size.height, .vertical)),
          width: inner.width, height: min(inner.height, size.height)),
        offered: .unspecified)
      x += inner.width
    }
  }

  func drawOver(_ surface: any DrawingSurface) {
    surface.emphasize(CGRect(origin: .zero, size: frame.size), .hint, paint.value)
  }
}
