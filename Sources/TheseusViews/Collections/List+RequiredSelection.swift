import TheseusCore

/// Lists in which exactly one row is always selected.
///
/// A binding to an optional or to a set would fit these too, as a selection of optionals or of
/// sets. The initializers for optionals and sets rank before these: an argument for the doubly
/// optional parameter needs one more conversion.
extension List where Content: View {
  /// Rows of which exactly one is selected.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.orNothing, content: content)
  }

  /// A row for each element; one row is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>??, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      data, selection: selection.orNothing(), fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  /// A row for each element, identified by a key path; one row is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>??,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      data, id: id, selection: selection.orNothing(), fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  /// A row for each number of a range; one row is always selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>??, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      data, selection: selection.orNothing(), fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  /// A row for a binding to each element; one row is always selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue>??, fileID: StaticString = #fileID,
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
      data, selection: selection.orNothing(), fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  /// A row for a binding to each element, identified by a key path; one row is always selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<SelectionValue>??, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      data, id: id, selection: selection.orNothing(), fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  /// A row for a binding to each element that the user may move and delete; one row is always
  /// selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue>??, fileID: StaticString = #fileID, line: UInt = #line,
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
      data, editActions: editActions, selection: selection.orNothing(), fileID: fileID, line: line,
      column: column, rowContent: rowContent)
  }

  /// A row for a binding to each element that the user may move and delete, identified by a key
  /// path; one row is always selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<SelectionValue>??,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(
      data, id: id, editActions: editActions, selection: selection.orNothing(), fileID: fileID,
      line: line, column: column, rowContent: rowContent)
  }
}

// Trees.
extension List where Content: View {
  /// A row for each element of a tree; one row is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, children: children, selection: selection.orNothing(), rowContent: rowContent)
  }

  /// A row for each element of a tree, identified by a key path; one row is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      data, id: id, children: children, selection: selection.orNothing(), rowContent: rowContent)
  }

  /// A row for a binding to each element of a tree; one row is always selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init(data, children: children, selection: selection.orNothing(), rowContent: rowContent)
  }

  /// A row for a binding to each element of a tree, identified by a key path; one row is always
  /// selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection
  {
    self.init(
      data, id: id, children: children, selection: selection.orNothing(), rowContent: rowContent)
  }
}

extension Binding {
  /// The value as an optional; nil is not written.
  nonisolated fileprivate var orNothing: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let new = $0 { wrappedValue = new } })
  }
}

extension Optional {
  nonisolated fileprivate func orNothing<Value>() -> Binding<Value?>?
  where Wrapped == Binding<Value>? {
    self?.map(\.orNothing)
  }
}
