import IdentityModel
import TheseusCore

/// Makes the values of one program's view type: one for each value tree.
///
/// The program's skeleton is in the factory's type, so `Content` is the concrete type that the compiler would have fixed for a `body` written out:
/// `StructuralView<T1, TupleView<_ConditionalContent<…>, …>>`.
@MainActor
protocol ViewFactory {
  associatedtype Content: View
  /// The view of `tree`. `place` numbers the structural views in pre-order; it is stepped past those of the tree.
  func make(_ tree: Tree, _ place: inout Int) -> Content
}

/// A custom view with state around its children.
struct StructuralFactory<Tag, Leaf: ProgramLeaf, Kids: BlockFactory>: ViewFactory {
  let kids: Kids

  func make(_ tree: Tree, _ place: inout Int) -> StructuralView<Tag, Leaf, Kids.Content> {
    let own = place
    place += 1
    return StructuralView(place: own, content: kids.make(tree.children, &place))
  }
}

struct GroupFactory<Kids: BlockFactory>: ViewFactory {
  let kids: Kids

  func make(_ tree: Tree, _ place: inout Int) -> Group<Kids.Content> {
    let content = kids.make(tree.children, &place)
    return Group { content }
  }
}

/// `if … else …`, as the builder makes it.
struct ConditionalFactory<First: ViewFactory, Second: ViewFactory>: ViewFactory {
  let first: First
  let second: Second

  func make(_ tree: Tree, _ place: inout Int) -> _ConditionalContent<First.Content, Second.Content> {
    tree.branch == .yes
      ? ViewBuilder.buildEither(first: first.make(tree.children[0], &place))
      : ViewBuilder.buildEither(second: second.make(tree.children[0], &place))
  }
}

/// `if` without `else`, as the builder makes it.
struct OptionalFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: Tree, _ place: inout Int) -> _OptionalContent<Kid.Content> {
    ViewBuilder.buildIf(tree.branch == .yes ? kid.make(tree.children[0], &place) : nil)
  }
}

/// A row of a `ForEach`: an id and its view, made by the render. Made by the row's closure instead, an AnyView would be another one each time a body above ran.
struct RowData<Content: View>: Identifiable {
  let id: Int
  let content: Content
}

struct ForEachFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: Tree, _ place: inout Int) -> ForEach<[RowData<Kid.Content>], Int, Kid.Content> {
    var rows: [RowData<Kid.Content>] = []
    rows.reserveCapacity(tree.children.count)
    for (id, child) in zip(tree.rowIDs, tree.children) { rows.append(RowData(id: id, content: kid.make(child, &place))) }
    return ForEach(rows) { $0.content }
  }
}

struct ExplicitIDFactory<Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: Tree, _ place: inout Int) -> some View {
    kid.make(tree.children[0], &place).id(tree.explicitID)
  }
}

struct ModifiedFactory<Tag, Kid: ViewFactory>: ViewFactory {
  let kid: Kid

  func make(_ tree: Tree, _ place: inout Int) -> ModifiedContent<Kid.Content, PlainModifier<Tag>> {
    kid.make(tree.children[0], &place).modifier(PlainModifier<Tag>())
  }
}

/// `AnyView` around one payload type, or around either of two.
struct AnyViewFactory<First: ViewFactory, Second: ViewFactory>: ViewFactory {
  let first: First
  let second: Second

  func make(_ tree: Tree, _ place: inout Int) -> AnyView {
    tree.branch == .yes ? AnyView(first.make(tree.children[0], &place)) : AnyView(second.make(tree.children[0], &place))
  }
}
