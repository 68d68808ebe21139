import Foundation
import TheseusCore

/// Rows of values in columns, below a line of headers; rows are created when they come near the
/// screen and may be selected and sorted.
///
/// Rows and columns follow the rules of all views (R1–R12): a cell's identity is (its row, its
/// column), so a row that moves when the order changes keeps the state of its cells. The app sorts:
/// a header only changes `sortOrder`.
public struct Table<Value: Identifiable, Rows: View, Columns: View>: View {
  private let selection: ListSelection?
  private let sorting: TableSorting?
  private let columns: Columns
  private let rows: Rows
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.tableColumnHeaders) private var headers

  init(
    _ selection: ListSelection?, _ sorting: TableSorting?, _ columns: Columns, _ rows: Rows,
    _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.customization = customization
    self.selection = selection
    self.sorting = sorting
    self.columns = columns
    self.rows = rows
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if headers != .hidden {
        TableLine(hasGutter: true) { columns }
          .environment(\.tablePart, .headers(sorting))
          .fixedSize(horizontal: false, vertical: true)
        PartLine(.barRule, height: \.tableRuleHeight)
      }
      List<Value.ID, Rows>(selection, rows, isTable: true)
        .environment(\.tableColumns, TableColumns(content: AnyView(columns)))
        // In an outline the rows that do not unfold stand in line with those that do.
        .environment(\.tableOutline, TableOutline(depth: Rows._unfoldsRows ? 0 : nil))
    }
    .environment(\.shownTableColumns, customization?.wrappedValue.visibilities)
  }
}

/// One value of a table.
public struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableColumns) private var columns
  @Environment(\.tableOutline) private var outline

  public init(_ value: Value) { self.value = value }

  public var body: some View {
    let place = outline ?? TableOutline()
    TableLine(hasGutter: false, indent: place.indent, hasDisclosure: place.isExpanded != nil) {
      if let isExpanded = place.isExpanded {
        TableDisclosure(isExpanded: isExpanded, toggle: place.toggle.value)
      }
      columns.content
    }
    .environment(\.tablePart, .row(value))
    // An outline in a cell is none of the table's.
    .environment(\.tableOutline, nil)
    .tag(value.id)
  }
}

/// The columns of the table around, as its rows and its headers show them.
struct TableColumns {
  var content = AnyView(EmptyView())
}

/// The part of a column to show.
enum TablePart {
  case headers(TableSorting?)
  case row(Any)
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: TableColumns { TableColumns() }
}

private struct TablePartKey: EnvironmentKey {
  static var defaultValue: TablePart { .headers(nil) }
}

extension EnvironmentValues {
  var tableColumns: TableColumns {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }

  var tablePart: TablePart {
    get { self[TablePartKey.self] }
    set { self[TablePartKey.self] = newValue }
  }
}

extension Table: _SingleView {}
