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
/// decides the content of the next; a hidden column loses its state, like any removed view (R4).
/// The edges between columns can be dragged. A compact window shows one column: when it
/// becomes compact, the preferred one, or else the last one that a selection leads to.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var columns = SplitColumns()
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
    let isCompact = width == .compact
    let shown = isCompact ? .all : visibility?.wrappedValue ?? .automatic
    let isThree = Content.self != EmptyView.self
    return _SplitColumns(
      header: SplitHeader(
        columns: Unseen(columns), isCompact: isCompact,
        preferred: preferred.map { Int($0.wrappedValue.index) },
        report: Unseen { [preferred] in
          preferred?.wrappedValue = NavigationSplitViewColumn(index: UInt8(clamping: $0))
        }),
      content: Group {
        if shown.showsSidebar(ofThree: isThree) {
          SplitColumn(
            share: isThree ? 0.22 : 0.3, place: .init(columns: columns, index: 0), view: sidebar)
        }
        if isThree, shown.showsContent {
          SplitColumn(share: 0.28, place: .init(columns: columns, index: 1), view: content)
        }
        NavigationStack(column: .init(columns: columns, index: SplitColumns.detail)) {
          VStack { detail }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      })
  }
}

/// A column that is not the last one.
private struct SplitColumn<Content: View>: View {
  let share: CGFloat
  let place: SplitColumns.Position
  let view: Content

  var body: some View {
    NavigationStack(column: place) {
      VStack { view }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .modifier(_SplitColumnModifier(share: share, index: place.index))
  }
}

/// A fraction of the width of the whole split view, or the preferred width of the column's content.
struct _SplitColumnModifier: Equatable {
  let share: CGFloat
  let index: Int
}

extension _SplitColumnModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> SplitColumnElement
  {
    SplitColumnElement(modifier, inputs)
  }
}

final class SplitColumnElement: PassthroughElement<_SplitColumnModifier> {
  /// The width until the user drags its edge.
  var width: CGFloat {
    let window = windowSize.width
    let wanted = asked?.ideal ?? max(window * value.share, sizes.leastSplitWidth)
    return metrics.rounded(min(wanted, window), .horizontal)
  }

  /// The widths that dragging its edge can give it.
  var limits: ClosedRange<CGFloat> {
    let least = asked?.least ?? sizes.leastSplitWidth
    return least...max(least, asked?.most ?? .greatestFiniteMagnitude)
  }

  /// The width that `navigationSplitViewColumnWidth` inside requests.
  private var asked: _ColumnWidthModifier? {
    var current = content
    while let element = current {
      if let column = element as? ColumnWidthElement { return column.value }
      current = element.viewChildren.first
    }
    return nil
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
