import TheseusCore

// Lists of trees: a row that has children unfolds them.
extension List where Content: View {
  /// A row for each element of a tree; any number of rows may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for each element of a tree, identified by a key path; any number of rows may be
  /// selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree; any number of rows may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree, identified by a key path; any number of rows
  /// may be selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<Set<SelectionValue>>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for each element of a tree; one row may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for each element of a tree, identified by a key path; one row may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree; one row may be selected.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree, identified by a key path; one row may be
  /// selected.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>, selection: Binding<SelectionValue?>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for each element of a tree.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      nil,
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for each element of a tree, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      nil,
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, Elements.Element.ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init(
      nil,
      OutlineGroup(
        data, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }

  /// A row for a binding to each element of a tree, identified by a key path.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Elements>, ID, RowContent>,
    Elements: MutableCollection & RandomAccessCollection
  {
    self.init(
      nil,
      OutlineGroup(
        data, id: id, children: children, fileID: fileID, line: line, column: column,
        content: rowContent))
  }
}
