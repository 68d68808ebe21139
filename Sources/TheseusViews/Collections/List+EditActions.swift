import TheseusCore

// Lists of bound collections whose rows the user may move and delete.
extension List where Content: View {
  /// A row for a binding to each element that the user may move and delete; any number of rows may
  /// be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?, fileID: StaticString = #fileID, line: UInt = #line,
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
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element that the user may move and delete, identified by a key
  /// path; any number of rows may be selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element that the user may move and delete; one row may be
  /// selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID, line: UInt = #line,
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
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element that the user may move and delete, identified by a key
  /// path; one row may be selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for a binding to each element that the user may move and delete.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, fileID: StaticString = #fileID,
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
      nil,
      ForEach(
        data, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element that the user may move and delete, identified by a key
  /// path.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      nil,
      ForEach(
        data, id: id, editActions: editActions, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}
