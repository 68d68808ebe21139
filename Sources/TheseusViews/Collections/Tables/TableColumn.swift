import Foundation
import TheseusCore

/// Describes the columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator>: View {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable
  /// How the columns sort rows; `Never` when they do not.
  associatedtype TableColumnSortComparator: SortComparator
}

/// A column of a table: its header, and its content for each row's value.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  private var customizationID: String?
  private var defaultVisibility = Visibility.automatic
  @Environment(\.shownTableColumns) private var visibilities
  @Environment(\.tablePart) private var part

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Whether the table's customization shows the column.
  private var isShown: Bool {
    guard let visibilities else { return true }
    let said = customizationID.flatMap { visibilities[$0] } ?? .automatic
    return (said == .automatic ? defaultVisibility : said) != .hidden
  }

  @ViewBuilder public var body: some View {
    if isShown { cell }
  }

  private var isOfRow: Bool { if case .row = part { true } else { false } }

  private var cell: some View {
    // One view for each column, whatever its content: cells are matched with headers by number.
    VStack(alignment: alignment.horizontal, spacing: 0) {
      switch part {
      case .headers(let sorting):
        TableHeader(label: label, comparator: comparator, sorting: sorting)
      case .row(let value): if let value = value as? RowValue { content(value) }
      }
    }
    .lineLimit(1)
    .modifier(_TableCell(isOfRow: isOfRow))
    .layoutValue(key: TableColumnWidth.ColumnKey.self, value: width)
    .layoutValue(key: TableColumnAlignment.ColumnKey.self, value: alignment)
  }
}

extension TableColumn {
  /// A fixed width, in points; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = width.map { TableColumnWidth(min: $0, ideal: $0, max: $0) } ?? TableColumnWidth()
    return column
  }

  /// Bounds of the width, in points. A column without an ideal width shares the remaining width.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var column = self
    column.width = TableColumnWidth(
      min: min ?? TableColumnWidth().min, ideal: ideal, max: max ?? .infinity)
    return column
  }

  /// The alignment of the content in the column's width.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment
    return column
  }

  /// Identifies the column in a `TableColumnCustomization`.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Whether a table with a customization shows the column by default.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.defaultVisibility = visibility
    return column
  }

  /// The changes that the user may not make to the column. Tables offer none: only the app
  /// changes its `TableColumnCustomization`.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> TableColumn
  { self }
}

/// The changes that users of some hosts make to a table's columns.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The alignment of a column's content in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case automatic, leading, center, trailing }
  private let kind: Kind

  public static let automatic = TableColumnAlignment(kind: .automatic)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Numbers line up at their end.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  var horizontal: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The fraction of the remaining space before the content.
  var lead: CGFloat {
    switch kind {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  struct ColumnKey: LayoutValueKey {
    static let defaultValue = TableColumnAlignment.automatic
  }
}
