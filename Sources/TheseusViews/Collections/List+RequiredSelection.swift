import TheseusCore

/// Lists whose selection is never empty. An optional or a set is a selection of its elements, so
/// the former are disfavoured.
extension List where Content: View {
  /// Rows of which exactly one is selected.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.orNothing, content: content)
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      data, selection: selection.orNothing, fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      data, id: id, selection: selection.orNothing, fileID: fileID, line: line, column: column,
      rowContent: rowContent)
  }
}

extension Binding {
  /// The value as one that may be missing; that it is missing is not written.
  nonisolated fileprivate var orNothing: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let new = $0 { wrappedValue = new } })
  }
}
