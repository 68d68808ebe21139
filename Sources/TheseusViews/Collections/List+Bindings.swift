import TheseusCore

// Lists of bindings to the elements of a collection.
extension List where Content: View {
  /// A row for a binding to each element; any number of rows may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
      RowContent
    >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for a binding to each element, identified by a key path; any number of rows may be
  /// selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<Set<SelectionValue>>?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for a binding to each element; one row may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
      RowContent
    >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for a binding to each element, identified by a key path; one row may be selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for a binding to each element.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
      RowContent
    >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(nil, ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for a binding to each element, identified by a key path.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      nil, ForEach(data, id: id, fileID: fileID, line: line, column: column, content: rowContent))
  }
}
