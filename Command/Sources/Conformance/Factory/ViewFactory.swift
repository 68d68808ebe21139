import TheseusCore

/// Makes the values of one program's view type: one for each value tree.
///
/// The program's skeleton is in the factory's type, so `Content` is the concrete type that the
/// compiler would have fixed for a `body` written out: `StructuralView<T1,
/// TupleView<_ConditionalContent<…>, …>>`.
@MainActor
protocol ViewFactory {
  associatedtype Content: View
  /// The view of `tree`.
  func make(_ tree: PlacedTree) -> Content
}

/// A custom view with state around its children.
struct StructuralFactory<Tag, Kids: BlockFactory>: ViewFactory {
  let kids: Kids

  func make(_ tree: PlacedTree) -> StructuralView<Tag, Kids.Content> {
    StructuralView(place: tree.place, content: kids.make(tree.children))
  }
}

struct GroupFactory<Kids: BlockFactory>: ViewFactory {
  let kids: Kids

  func make(_ tree: PlacedTree) -> Group<Kids.Content> {
    let content = kids.make(tree.children)
    return Group { content }
  }
}

/// `if … else …`, as the builder creates it.
struct ConditionalFactory<First: ViewFactory, Second: ViewFactory>: ViewFactory {
  let first: First
  let second: Second

  func make(_ tree: PlacedTree) -> _ConditionalContent<First.Content, Second.Content> {
    tree.isFirst
      ? ViewBuilder.buildEither(first: first.make(tree.children[0]))
      : ViewBuilder.buildEither(second: second.make(tree.children[0]))
  }
}

/// `if` without `else`, as the builder creates it.
struct OptionalFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: PlacedTree) -> _OptionalContent<Kid.Content> {
    ViewBuilder.buildIf(tree.isFirst ? kid.make(tree.children[0]) : nil)
  }
}

/// A row of a `ForEach`: an id and its view. The render makes the view, because the row's closure
/// would make another `AnyView` each time a body above runs.
struct RowData<Content: View>: Identifiable {
  let id: Int
  let content: Content
}

struct ForEachFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: PlacedTree) -> ForEach<[RowData<Kid.Content>], Int, Kid.Content> {
    var rows: [RowData<Kid.Content>] = []
    rows.reserveCapacity(tree.children.count)
    for row in tree.children.indices {
      rows.append(RowData(id: tree.rowIDs[row], content: kid.make(tree.children[row])))
    }
    return ForEach(rows) { $0.content }
  }
}

struct ExplicitIDFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: PlacedTree) -> some View {
    kid.make(tree.children[0]).id(tree.explicitID)
  }
}

struct ModifiedFactory<Tag, Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: PlacedTree) -> ModifiedContent<Kid.Content, PlainModifier<Tag>> {
    kid.make(tree.children[0]).modifier(PlainModifier<Tag>())
  }
}

/// `AnyView` around one payload type, or around either of two.
struct AnyViewFactory<First: ViewFactory, Second: ViewFactory>: ViewFactory {
  let first: First
  let second: Second

  func make(_ tree: PlacedTree) -> AnyView {
    tree.isFirst ? AnyView(first.make(tree.children[0])) : AnyView(second.make(tree.children[0]))
  }
}
