import OpenCombine

extension Publishers {
  /// Publishes the elements of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 2)
      subscription.join(a, 0)
      subscription.join(b, 1)
    }

    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
    where P.Failure == Failure, P.Output == Output {
      Merge3(a, b, other)
    }

    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2) -> Merge4<A, B, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge4(a, b, p1, p2)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Merge5<A, B, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output
    {
      Merge5(a, b, p1, p2, p3)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
    ) -> Merge6<A, B, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge6(a, b, p1, p2, p3, p4)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5
    ) -> Merge7<A, B, P1, P2, P3, P4, P5>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output,
      P5.Failure == Failure, P5.Output == Output
    {
      Merge7(a, b, p1, p2, p3, p4, p5)
    }

    public func merge<
      P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher
    >(with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6) -> Merge8<
      A, B, P1, P2, P3, P4, P5, P6
    >
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output,
      P5.Failure == Failure, P5.Output == Output, P6.Failure == Failure, P6.Output == Output
    {
      Merge8(a, b, p1, p2, p3, p4, p5, p6)
    }
  }

  /// Publishes the elements of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 3)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
    }

    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
    where P.Failure == Failure, P.Output == Output {
      Merge4(a, b, c, other)
    }

    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2) -> Merge5<
      A, B, C, P1, P2
    >
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge5(a, b, c, p1, p2)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Merge6<A, B, C, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output
    {
      Merge6(a, b, c, p1, p2, p3)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
    ) -> Merge7<A, B, C, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge7(a, b, c, p1, p2, p3, p4)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5
    ) -> Merge8<A, B, C, P1, P2, P3, P4, P5>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output,
      P5.Failure == Failure, P5.Output == Output
    {
      Merge8(a, b, c, p1, p2, p3, p4, p5)
    }
  }

  /// Publishes the elements of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 4)
      subscription.join(a, 0)
      subscription.join(b, 1)
      subscription.join(c, 2)
      subscription.join(d, 3)
    }

    public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
    where P.Failure == Failure, P.Output == Output {
      Merge5(a, b, c, d, other)
    }

    public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2) -> Merge6<
      A, B, C, D, P1, P2
    >
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge6(a, b, c, d, p1, p2)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
      -> Merge7<A, B, C, D, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output
    {
      Merge7(a, b, c, d, p1, p2, p3)
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
    ) -> Merge8<A, B, C, D, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output,
      P3.Failure == Failure, P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge8(a, b, c, d, p1, p2, p3, p4)
    }
  }
}
