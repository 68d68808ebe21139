import TheseusCore

/// The columns of one split view: a link in one of them shows its destination in the next.
@MainActor
final class SplitColumns {
  /// The number of the last column, whether there are two or three.
  nonisolated static let detail = 2

  private var contexts: [Column] = []
  /// Shows and hides the sidebar where columns are side by side.
  var switchSidebar: () -> Void = {}
  /// The columns as they are laid out.
  weak var element: SplitElement?
  /// Whether one column is shown at a time.
  var isCompact = false
  /// The column that is shown then.
  var shown = 0

  /// The columns that the user went back from, the last one at the end.
  private var left: [(column: Int, order: UInt64)] = []

  private struct Column {
    let index: Int
    weak var context: NavigationContext?
  }

  /// One of the columns, counted from the leading edge.
  struct Position {
    let columns: SplitColumns
    let index: Int
  }

  nonisolated init() {}

  func add(_ context: NavigationContext, at index: Int) {
    contexts.removeAll { $0.context == nil || $0.index == index }
    contexts.append(Column(index: index, context: context))
    contexts.sort { $0.index < $1.index }
  }

  func next(after index: Int) -> NavigationContext? { nextColumn(after: index)?.context }

  private func nextColumn(after index: Int) -> Column? {
    contexts.first { $0.index > index && $0.context?.isAlive == true }
  }

  /// Hides or shows the sidebar; one column at a time, moves between it and the next.
  func toggleSidebar() {
    guard isCompact else { return switchSidebar() }
    guard let sidebar = contexts.first?.index else { return }
    if shown == sidebar { advance(from: sidebar) } else { show(sidebar) }
  }

  // MARK: One column at a time

  /// A link or a chosen row leads to the next column.
  func advance(from index: Int) {
    guard isCompact, shown == index, let next = nextColumn(after: index) else { return }
    left = []
    show(next.index)
  }

  /// Whether a column covers another one.
  func canGoBack(from index: Int) -> Bool {
    isCompact && shown == index && previous(of: index) != nil
  }

  func goBack(from index: Int) {
    guard canGoBack(from: index), let previous = previous(of: index) else { return }
    left.append((index, ForwardStep.nextOrder()))
    show(previous)
  }

  /// When the user went back from the column after this one; nil if it is not there any more.
  func forwardOrder(from index: Int) -> UInt64? {
    guard isCompact, shown == index, let last = left.last,
      nextColumn(after: index)?.index == last.column
    else { return nil }
    return last.order
  }

  func goForward(from index: Int) {
    guard forwardOrder(from: index) != nil, let last = left.popLast() else { return }
    show(last.column)
  }

  private func previous(of index: Int) -> Int? {
    contexts.last { $0.index < index && $0.context?.isAlive == true }?.index
  }

  /// The title of the column that `goBack` shows.
  func title(before index: Int) -> String? {
    guard canGoBack(from: index) else { return nil }
    return contexts.last { $0.index < index && $0.context?.isAlive == true }?.context?.topTitle
  }

  func show(_ index: Int) {
    let isBack = index < shown
    shown = index
    guard let element else { return }
    element.setNeedsLayout()
    if isBack { element.focusManager?.returnFocus(in: element) }
    element.value?.report.value(index)
  }
}

private struct SplitColumnsKey: FocusedValueKey {
  typealias Value = SplitColumns
}

extension FocusedValues {
  /// The split view of the front window.
  var splitColumns: SplitColumns? {
    get { self[SplitColumnsKey.self] }
    set { self[SplitColumnsKey.self] = newValue }
  }
}
