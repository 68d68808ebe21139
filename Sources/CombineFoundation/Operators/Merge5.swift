import OpenCombine

/// `Merge` of five to eight publishers.
extension Publishers {
  /// Publishes the elements of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 5)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
      subscription.join(d, 3)
      subscription.join(e, 4)
    }

    public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
    where P.Failure == Failure, P.Output == Output {
      Merge6(a, b, c, d, e, other)
    }

    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2) -> Merge7<
      A, B, C, D, E, P1, P2
    >
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge7(a, b, c, d, e, p1, p2)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Merge8<A, B, C, D, E, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output
    {
      Merge8(a, b, c, d, e, p1, p2, p3)
    }
  }

  /// Publishes the elements of six publishers as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 6)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
      subscription.join(d, 3)
      subscription.join(e, 4)
      subscription.join(f, 5)
    }

    public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
    where P.Failure == Failure, P.Output == Output {
      Merge7(a, b, c, d, e, f, other)
    }

    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2) -> Merge8<
      A, B, C, D, E, F, P1, P2
    >
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge8(a, b, c, d, e, f, p1, p2)
    }
  }

  /// Publishes the elements of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 7)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
      subscription.join(d, 3)
      subscription.join(e, 4)
      subscription.join(f, 5)
      subscription.join(g, 6)
    }

    public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
    where P.Failure == Failure, P.Output == Output {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// Publishes the elements of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output,
    A.Failure == H.Failure, A.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 8)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
      subscription.join(d, 3)
      subscription.join(e, 4)
      subscription.join(f, 5)
      subscription.join(g, 6)
      subscription.join(h, 7)
    }
  }
}
