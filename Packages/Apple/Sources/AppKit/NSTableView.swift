import SwiftUI

/// A table that stores its properties and is never shown: use SwiftUI's `Table` and `List`.
open class NSTableView: NSControl {
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }

  open weak var delegate: (any NSTableViewDelegate)?
  open weak var dataSource: (any NSTableViewDataSource)?
  open var rowHeight: CGFloat = 24
  open var usesAutomaticRowHeights = false
  open var intercellSpacing = NSSize(width: 3, height: 2)
  open var backgroundColor: NSColor = .controlBackgroundColor
  open var gridColor: NSColor = .gridColor
  open var usesAlternatingRowBackgroundColors = false
  open var headerView: NSView?
  open var style: Style = .automatic
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var allowsColumnSelection = false
  open var doubleAction: Selector?
  open var selectionHighlightStyle: SelectionHighlightStyle = .regular
  open private(set) var selectedRowIndexes = IndexSet()
  open var selectedRow: Int { selectedRowIndexes.first ?? -1 }
  open var clickedRow: Int { -1 }
  open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  open private(set) var tableColumns: [NSTableColumn] = []

  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  open func reloadData() {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
  }
  open func deselectAll(_ sender: Any?) { selectedRowIndexes = [] }
  open func scrollRowToVisible(_ row: Int) {}
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  { nil }
  open func row(at point: NSPoint) -> Int { -1 }
}
open class NSOutlineView: NSTableView {}
open class NSTableCellView: NSView {
  open var textField: NSTextField?
  open var imageView: NSImageView?
}
open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = false
  open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle = .regular
  open var backgroundColor: NSColor = .controlBackgroundColor
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawBackground(in dirtyRect: NSRect) {}
}
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
  public let identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  open var width: CGFloat = 100
  open var minWidth: CGFloat = 10
  open var maxWidth: CGFloat = 1e7
  open var isEditable = true
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}

@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
}
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
}
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableViewSelectionDidChange(_ notification: Notification)
}
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
