import TheseusCore

/// Lists whose selection is never empty, and lists of bindings. An optional or a set is a selection of its elements, so the former are disfavoured.
extension List where Content: View {
  /// Rows of which exactly one is selected.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.orNothing, content: content)
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, selection: selection.orNothing, fileID: fileID, line: line, column: column, rowContent: rowContent)
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(data, id: id, selection: selection.orNothing, fileID: fileID, line: line, column: column, rowContent: rowContent)
  }

  /// A row for a binding to each element, of which any number may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }

  /// A row for a binding to each element, of which one may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, fileID: fileID, line: line, column: column, content: rowContent))
  }
}

extension Binding {
  /// The value as one that may be missing; that it is missing is not written.
  nonisolated fileprivate var orNothing: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let new = $0 { wrappedValue = new } })
  }
}
