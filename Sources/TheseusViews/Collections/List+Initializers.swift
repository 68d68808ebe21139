import TheseusCore

extension List where Content: View {
  /// Rows of which any number may be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Rows of which one may be selected.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection.map { ListSelection($0) }, content())
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}
