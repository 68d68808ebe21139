import OpenCombine

extension Publisher {
  /// Publishes the elements of this and another publisher as they come.
  ///
  /// It finishes when all have finished, and fails when one fails. No element is dropped: while an
  /// element waits for demand, no other is requested from its publisher.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  /// Publishes the elements of this and another publisher of the same type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Publishes the elements of this and two other publishers as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the elements of this and three other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Publishes the elements of this and four other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes the elements of this and five other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes the elements of this and six other publishers as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes the elements of this and seven other publishers as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
    H.Failure == Failure, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
