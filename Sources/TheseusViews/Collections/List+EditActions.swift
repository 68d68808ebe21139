import TheseusCore

/// Lists of bound collections whose rows a person may move and delete.
extension List where Content: View {
  /// A row for a binding to each element; any number of rows may be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element; one row may be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for a binding to each element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      nil,
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(
      nil,
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}
