import TheseusCore

/// Makes the content of one builder block: no view, one view, or a `TupleView`.
///
/// One type for each number of views. The packs are those of opened values, because
/// `TupleView<(A, B)>.self` made from opened metatypes is miscompiled under -O.
@MainActor
protocol BlockFactory {
  associatedtype Content: View
  func make(_ trees: [PlacedTree]) -> Content
}

struct Block0: BlockFactory {
  func make(_ trees: [PlacedTree]) -> EmptyView { EmptyView() }
}

struct Block1<A: ViewFactory>: BlockFactory {
  let a: A

  func make(_ trees: [PlacedTree]) -> A.Content { a.make(trees[0]) }
}

struct Block2<A: ViewFactory, B: ViewFactory>: BlockFactory {
  let a: A
  let b: B

  func make(_ trees: [PlacedTree]) -> TupleView<(A.Content, B.Content)> {
    TupleView((a.make(trees[0]), b.make(trees[1])))
  }
}

struct Block3<A: ViewFactory, B: ViewFactory, C: ViewFactory>: BlockFactory {
  let a: A
  let b: B
  let c: C

  func make(_ trees: [PlacedTree]) -> TupleView<(A.Content, B.Content, C.Content)> {
    TupleView((a.make(trees[0]), b.make(trees[1]), c.make(trees[2])))
  }
}

struct Block4<A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory>: BlockFactory {
  let a: A
  let b: B
  let c: C
  let d: D

  func make(_ trees: [PlacedTree]) -> TupleView<(A.Content, B.Content, C.Content, D.Content)> {
    TupleView((a.make(trees[0]), b.make(trees[1]), c.make(trees[2]), d.make(trees[3])))
  }
}

struct Block5<A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory, E: ViewFactory>:
  BlockFactory
{
  let four: Block4<A, B, C, D>
  let e: E

  func make(_ trees: [PlacedTree]) -> TupleView<
    (A.Content, B.Content, C.Content, D.Content, E.Content)
  > {
    let (a, b, c, d) = four.make(trees).value
    return TupleView((a, b, c, d, e.make(trees[4])))
  }
}

struct Block6<
  A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory, E: ViewFactory, F: ViewFactory
>: BlockFactory {
  let five: Block5<A, B, C, D, E>
  let f: F

  func make(_ trees: [PlacedTree]) -> TupleView<
    (A.Content, B.Content, C.Content, D.Content, E.Content, F.Content)
  > {
    let (a, b, c, d, e) = five.make(trees).value
    return TupleView((a, b, c, d, e, f.make(trees[5])))
  }
}
