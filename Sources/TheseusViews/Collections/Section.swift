import Foundation
import TheseusCore

/// Rows that belong together, with a header and a footer. It flattens into the list, form or stack
/// around it (R13).
public struct Section<Parent, Content, Footer> {
  var header: Parent
  var content: Content
  var footer: Footer

  nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    // A header in a list has space of its own.
    if inputs.dividesSections || Parent.self == EmptyView.self {
      separate("before", inputs, into: &list)
    }
    var header = inputs.part("header")
    header.decoration = inputs.decoration
    header.sectionPart = .header
    if Parent.self != EmptyView.self { header = styled(header, in: inputs, isBold: true) }
    Parent._mount(view[\.header], header, into: &list)
    Content._mount(view[\.content], inputs, into: &list)
    var footer = inputs.part("footer")
    footer.decoration = inputs.decoration
    footer.sectionPart = .footer
    if Footer.self != EmptyView.self { footer = styled(footer, in: inputs, isBold: false) }
    Footer._mount(view[\.footer], footer, into: &list)
    separate("after", inputs, into: &list)
  }

  /// A header or footer as lists, forms and menus show it, unless it has a style of its own.
  @MainActor private static func styled(_ part: ViewInputs, in inputs: ViewInputs, isBold: Bool)
    -> ViewInputs
  {
    guard inputs.isAmongListRows || inputs.dividesSections else { return part }
    let style = part.graph.makeSource(isBold, in: part.scope.subgraph)
    return part.settingEnvironment(_GraphValue(style)) { values, isBold in
      values.foregroundStyles = [AnyShapeStyle(.secondary)]
      if isBold { values.textEnvironment.isBold = true }
    }
  }

  /// The end of a section: a divider in a menu, space in a list or form.
  @MainActor private static func separate(
    _ name: String, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    if inputs.dividesSections {
      DividerElement.emit(inputs.part(name), into: &list)
    } else if inputs.isAmongListRows {
      var place = inputs.part(name)
      // Only the list's own: a modifier around a section is not for the space beside it.
      place.decoration = inputs.decoration?.outermost
      place.sectionPart = .gap
      let gap = SectionGapElement(place)
      gap.mount(place)
      list.emit(gap, place)
    }
  }

  @MainActor public static var _holdsRows: Bool { true }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension Decoration {
  fileprivate var outermost: Decoration { outer?.outermost ?? self }
}

extension Section: StructuralView where Parent: View, Content: View, Footer: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    list.listSection(view, inputs) { part, inner, list in
      switch part {
      case 1: Parent.list(view[\.header], inner, into: &list)
      case 2: Footer.list(view[\.footer], inner, into: &list)
      default: Content.list(view[\.content], inner, into: &list)
      }
    }
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(Text(titleKey), content(), footer())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(Text(title), content(), footer())
  }
}

/// Takes the place of the space between a section and its neighbors. `ListRowElement` is as high.
private final class SectionGapElement: ViewElement {
  override var placeName: Any.Type { SectionGapElement.self }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}
}
