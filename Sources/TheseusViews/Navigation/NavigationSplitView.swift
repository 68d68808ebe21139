import Foundation
import TheseusCore

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let shown: UInt8

  /// All columns, for which cells have space.
  public static let automatic = NavigationSplitViewVisibility(shown: 0)
  public static let all = NavigationSplitViewVisibility(shown: 3)
  /// Content and detail.
  public static let doubleColumn = NavigationSplitViewVisibility(shown: 2)
  public static let detailOnly = NavigationSplitViewVisibility(shown: 1)

  /// Whether the sidebar, of two or three columns, is shown.
  func showsSidebar(ofThree: Bool) -> Bool {
    self == .automatic || self == .all || self == .doubleColumn && !ofThree
  }
  var showsContent: Bool { self != .detailOnly }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: UInt8
  public static let sidebar = NavigationSplitViewColumn(index: 0)
  public static let content = NavigationSplitViewColumn(index: 1)
  public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Snapshots save a column by its number (R32).
extension NavigationSplitViewColumn: SessionRepresentable {
  package var sessionForm: UInt8? { index }
  package init?(sessionForm: UInt8) { self.init(index: min(sessionForm, 2)) }
}

/// How a split view divides its width; in cells the columns are side by side.
public protocol NavigationSplitViewStyle: Sendable {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

/// Two or three columns, each with a navigation stack of its own. A selection or a link in one
/// decides the content of the next. A column that is hidden keeps its state (R67). The edges
/// between columns can be dragged. A compact window shows one column: when it becomes compact, the
/// preferred one, or else the last one that a selection leads to.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var columns = SplitColumns()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.horizontalSizeClass) private var width

  private init(
    visibility: Binding<NavigationSplitViewVisibility>?,
    preferred: Binding<NavigationSplitViewColumn>? = nil, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public var body: some View {
    let shown = visibility ?? $ownVisibility
    let _ =
      columns.switchSidebar = {
        let isShown = shown.wrappedValue.showsSidebar(ofThree: isThree)
        shown.wrappedValue = !isShown ? .all : isThree ? .doubleColumn : .detailOnly
      }
    _SplitColumns(
      header: SplitHeader(
        columns: Unseen(columns), isCompact: width == .compact,
        visibility: shown.wrappedValue,
        preferred: preferred.map { Int($0.wrappedValue.index) },
        report: Unseen { [preferred] in
          preferred?.wrappedValue = NavigationSplitViewColumn(index: UInt8(clamping: $0))
        }),
      content: Group {
        splitColumn(0, share: isThree ? 0.22 : 0.3) { sidebar }
        if isThree { splitColumn(1, share: 0.28) { content } }
        splitColumn(SplitColumns.detail, share: 0) { detail }
      }
    )
    .focusedSceneValue(\.splitColumns, columns)
  }

  private var isThree: Bool { Content.self != EmptyView.self }

  private func splitColumn<Column: View>(
    _ index: Int, share: CGFloat, @ViewBuilder _ view: () -> Column
  ) -> some View {
    let view = view()
    return SplitColumn(
      header: SplitColumnHeader(share: share, index: index),
      content: NavigationStack(column: SplitColumns.Position(columns: columns, index: index)) {
        VStack { view }
      })
  }
}

struct _ColumnWidthModifier: Equatable {
  var ideal: CGFloat
  var least: CGFloat?
  var most: CGFloat?
}

extension _ColumnWidthModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ColumnWidthElement
  {
    ColumnWidthElement(modifier, inputs)
  }
}

final class ColumnWidthElement: PassthroughElement<_ColumnWidthModifier> {}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { hint(NavigationSplitViewStyleHint.self, style) }

  /// How wide the column around this view is, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_ColumnWidthModifier(ideal: width, least: width, most: width))
  }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(_ColumnWidthModifier(ideal: ideal, least: min, most: max))
  }
}

extension NavigationSplitView: _SingleView {}

/// The style of the split views in an element; inherited.
public enum NavigationSplitViewStyleHint: ElementHintKey {
  public typealias Value = any NavigationSplitViewStyle
}
