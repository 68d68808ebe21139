import AttributeGraph
import Foundation
import TheseusCore

/// A split view's properties besides its columns.
struct SplitHeader: Equatable {
  var columns: Unseen<SplitColumns>
  /// Whether there is space for one column only.
  var isCompact: Bool
  /// The columns that are shown where there is space for several.
  var visibility: NavigationSplitViewVisibility
  /// The column that a compact view shows first; nil for the sidebar.
  var preferred: Int?
  /// Reports another column of a compact view.
  var report: Unseen<(Int) -> Void>
}

/// The columns of a split view, from the sidebar to the detail.
struct _SplitColumns<Content: View> {
  var header: SplitHeader
  var content: Content
}

extension _SplitColumns: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = SplitElement(view[\.header], inputs)
    element.joinSession(inputs, of: SplitElement.self)
    element.keepColumn(inputs)
    element.mountContent(Content.self, view[\.content], inputs, axis: nil, into: &list)
  }
}

/// Columns side by side; in a compact window one of them, as on a stack: a link or a chosen row
/// leads to the next, and the back button to the one before.
final class SplitElement: PanesElement<SplitHeader>, ChildResolver {
  override var childResolver: (any ChildResolver)? { self }
  override var placeName: Any.Type { SplitElement.self }

  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    all = try list.flatten(context).compactMap { $0 as? SplitColumnElement }
    try readSelections(context)
    followSelections()
    let shown = shownColumns
    for column in all { column.show(shown.contains { $0 === column }) }
    return shown
  }

  /// The columns in order, shown or not.
  private var all: [SplitColumnElement] = []

  private var shownColumns: [SplitColumnElement] {
    guard let value, let last = all.indices.last else { return all }
    if value.isCompact {
      let shown = value.columns.value.shown
      return [all[shown == SplitColumns.detail ? last : min(shown, last)]]
    }
    let visibility = value.visibility
    return all.filter {
      switch $0.index {
      case 0: visibility.showsSidebar(ofThree: all.count > 2)
      case SplitColumns.detail: true
      default: visibility.showsContent
      }
    }
  }

  /// The column of a compact view is a part of the session (R32), and of a wide one that which it
  /// would show: the next window may be narrower.
  fileprivate func keepColumn(_ inputs: ViewInputs) {
    let place = inputs.place(SplitElement.self)
    restoredColumn = inputs.keepInSession(.column, of: SplitElement.self, at: { place }) {
      [weak self] in self?.columnInSession
    }
  }

  /// Nil for the one that a start without a session shows. A binding has a value of its own.
  private var columnInSession: Int? {
    if let restoredColumn { return restoredColumn }
    guard let value else { return nil }
    if !value.isCompact {
      let first = firstColumn
      return first == value.preferred ?? 0 ? nil : first
    }
    let shown = value.columns.value.shown
    let leadsOn = shown != 0 || columnOfSelection != 0
    return value.preferred == nil && leadsOn ? shown : nil
  }

  /// The column that a view shows which becomes compact.
  private var firstColumn: Int { max(focusedColumn ?? 0, value.preferred ?? columnOfSelection) }

  private var restoredColumn: Int?
  /// Whether it has become compact and not yet read the selections of its columns.
  private var startsCompact = false
  /// Whether these decide which column it shows first.
  private var choosesFirst = false
  /// The selected values of the columns before the detail; nil for one that is not known.
  private var selections: [Selected?] = []

  private struct Selected: Equatable {
    let value: AnyHashable?
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let old = value
    guard try super.updateContent(context) else { return false }
    let columns = value.columns.value
    columns.element = self
    columns.isCompact = value.isCompact
    if value.isCompact, old?.isCompact != true {
      startsCompact = true
      choosesFirst = old == nil && restoredColumn == nil && value.preferred == nil
      columns.shown = restoredColumn ?? firstColumn
    } else if let preferred = value.preferred, preferred != old?.preferred {
      columns.shown = preferred
    }
    restoredColumn = nil
    return true
  }

  /// The last column with something to show: one after a list in which nothing is selected has
  /// nothing yet.
  private var columnOfSelection: Int {
    let depth = all.dropLast().prefix { Self.hasSelection($0) }.count
    return all.indices.contains(depth) ? all[depth].index : depth
  }

  private static func hasSelection(_ element: ViewElement) -> Bool {
    if let list = element as? ListElement { return list.selection?.all().isEmpty == false }
    return element.viewChildren.contains(where: hasSelection)
  }

  /// A list knows its selection once it is laid out, which those of hidden columns are for this.
  private func readSelections(_ context: borrowing RuleContext) throws(GraphError) {
    guard startsCompact else { return }
    for column in all.dropLast() {
      _ = try context[column.layoutAttribute]
      guard Self.hasSelection(column) else { break }
    }
    startsCompact = false
    if choosesFirst { value.columns.value.shown = columnOfSelection }
    choosesFirst = false
  }

  /// The list inside that selects at most one row.
  private static func choosingList(in element: ViewElement) -> ListElement? {
    if let list = element as? ListElement {
      return list.selection?.allowsMany == false ? list : nil
    }
    for child in element.viewChildren { if let list = choosingList(in: child) { return list } }
    return nil
  }

  /// In a compact view a row that the app selects shows the next column, and nil shows the list
  /// again. A row that the user moves to with an arrow key does not.
  private func followSelections() {
    let before = selections
    guard let value, value.isCompact else { return selections = [] }
    let lists = all.dropLast().map { Self.choosingList(in: $0) }
    selections = lists.map { $0?.selection.map { Selected(value: $0.single()) } }
    guard before.count == selections.count, before != selections else { return }
    let columns = value.columns.value
    for (index, list) in lists.enumerated() {
      guard let list, let old = before[index], let new = selections[index], old != new else {
        continue
      }
      let column = all[index].index
      if new.value == nil {
        list.usersChoice = nil
        guard columns.shown > column else { continue }
        return runtime.afterUpdate { columns.show(column) }
      }
      guard columns.shown == column, new.value != list.usersChoice else { continue }
      return runtime.afterUpdate { columns.advance(from: column) }
    }
  }

  /// The column that has focus.
  private var focusedColumn: Int? {
    guard let focused = window.state?.focused else { return nil }
    return all.first { $0.contains(focused) }?.index
  }

  override func paneKey(of pane: ViewElement, at index: Int) -> Int {
    (pane as? SplitColumnElement)?.index ?? index
  }

  override func length(of pane: ViewElement, in whole: CGFloat) -> CGFloat? {
    (pane as? SplitColumnElement)?.width
  }

  override func limits(of pane: ViewElement) -> ClosedRange<CGFloat> {
    (pane as? SplitColumnElement)?.limits ?? super.limits(of: pane)
  }
}
