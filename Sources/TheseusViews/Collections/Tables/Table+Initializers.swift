import Foundation
import TheseusCore

// Rows for the elements of a collection.
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      nil, nil, columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }

  /// Rows of which one may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      ListSelection(selection), nil, columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }

  /// Rows of which any number may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      ListSelection(selection), nil, columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }

  /// Rows that the headers sort: a header changes `sortOrder`, and the app sorts.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      nil, TableSorting(sortOrder), columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(),
      ForEach(data, fileID: fileID, line: line, column: column) { TableRow($0) },
      columnCustomization)
  }
}

// Rows that are written out.
extension Table {
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) {
    self.init(nil, nil, columns(), rows(), columnCustomization)
  }

  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) {
    self.init(ListSelection(selection), nil, columns(), rows(), columnCustomization)
  }

  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) {
    self.init(ListSelection(selection), nil, columns(), rows(), columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(nil, TableSorting(sortOrder), columns(), rows(), columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(), rows(), columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(), rows(), columnCustomization)
  }
}
