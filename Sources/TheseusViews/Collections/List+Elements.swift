import TheseusCore

// A binding to a collection is a collection of bindings. The initializers for any collection are
// disfavored, so that `List($items)` calls the one for bindings.
extension List where Content: View {
  /// A row for each element; any number of rows may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each element, identified by a key path; any number of rows may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each number of a range; any number of rows may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each element; one row may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each element, identified by a key path; one row may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each number of a range; one row may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each element, identified by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      nil, ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }
}
