import TheseusCore

extension Section where Parent: View, Content: View, Footer: View {
  /// Actions for the whole section, as rows at its end; of a section that can be folded, while it
  /// is unfolded.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let isExpanded = (self.content as? any FoldableRows)?.foldState ?? .constant(true)
    return Section<Parent, TupleView<(Content, _FoldedRows<Actions>)>, Footer>(
      header, TupleView((self.content, _FoldedRows(isExpanded: isExpanded, rows: content()))),
      footer)
  }
}

/// Rows that may be folded.
protocol FoldableRows {
  var foldState: Binding<Bool> { get }
}

extension _FoldedRows: FoldableRows {
  var foldState: Binding<Bool> { $isExpanded }
}
