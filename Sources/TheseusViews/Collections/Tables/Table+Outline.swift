import Foundation
import TheseusCore

// Rows for the elements of a tree: one with children unfolds them. A header sorts like any other;
// the app sorts the children as well.
extension Table {
  /// - Parameter children: the path to an element's children; nil for a leaf, empty for an element
  ///   that may get some.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      nil, nil, columns(), Self.outline(data, children, SourceSite(fileID, line, column)),
      columnCustomization)
  }

  /// Rows of which one may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      ListSelection(selection), nil, columns(),
      Self.outline(data, children, SourceSite(fileID, line, column)), columnCustomization)
  }

  /// Rows of which any number may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(
      ListSelection(selection), nil, columns(),
      Self.outline(data, children, SourceSite(fileID, line, column)), columnCustomization)
  }

  /// Rows that the headers sort: a header changes `sortOrder`, and the app sorts.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      nil, TableSorting(sortOrder), columns(),
      Self.outline(data, children, SourceSite(fileID, line, column)), columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(),
      Self.outline(data, children, SourceSite(fileID, line, column)),
      columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      ListSelection(selection), TableSorting(sortOrder), columns(),
      Self.outline(data, children, SourceSite(fileID, line, column)),
      columnCustomization)
  }

  private static func outline<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>, _ site: SourceSite
  ) -> Rows where Rows == OutlineGroup<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    OutlineGroup(data, children: children, at: site) { TableRow($0) }
  }
}
