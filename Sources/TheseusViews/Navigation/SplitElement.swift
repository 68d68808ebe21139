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

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let old = value
    guard try super.updateContent(context) else { return false }
    let columns = value.columns.value
    columns.element = self
    columns.isCompact = value.isCompact
    if value.isCompact, old?.isCompact != true {
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
