import Synchronization

/// Writes waiting for the next update, from any thread, in order (R26, R28).
final class WriteQueue: Sendable {
  struct Write: Sendable {
    enum Target: Sendable {
      case state(any StateCellProtocol)
      /// A cell whose value is read from its store.
      case stored(any StateCellProtocol)
      case observed(TrackedNode, ObservedChange)
      case external(ExternalSource)
    }

    let target: Target
    let transaction: Transaction

    init(_ target: Target, _ transaction: Transaction) {
      self.target = target
      self.transaction = transaction
    }

    /// The state whose value was written; nil for objects, whose values are read when an update
    /// runs.
    var cell: ObjectIdentifier? {
      if case .state(let cell) = target { ObjectIdentifier(cell) } else { nil }
    }

    /// The object, or the reader of one, whose value is read when an update runs.
    var object: ObjectIdentifier? {
      switch target {
      case .state: nil
      case .stored(let cell): ObjectIdentifier(cell)
      case .observed(let reader, _): ObjectIdentifier(reader)
      case .external(let source): ObjectIdentifier(source)
      }
    }
  }

  private let writes = Mutex<[Write]>([])
  /// Guarded by `writes`: the tree is unmounted, and writes are dropped.
  private let isClosed = Atomic<Bool>(false)
  /// Read several times in each update, without the lock.
  private let hasWrites = Atomic<Bool>(false)
  private let wake = Mutex<Wake?>(nil)

  /// A struct of its own: a bare closure in a generic box is wrapped again each time the lock is
  /// taken.
  private struct Wake: Sendable {
    let action: @Sendable () -> Void
  }

  /// Called, on the writing thread, when the queue stops being empty.
  func onFirstWrite(_ action: @escaping @Sendable () -> Void) {
    wake.withLock { $0 = Wake(action: action) }
  }

  func append(_ target: Write.Target, _ transaction: Transaction) {
    let write = Write(target, transaction)
    let count = writes.withLock { writes in
      guard !isClosed.load(ordering: .relaxed) else { return 0 }
      writes.append(write)
      hasWrites.store(true, ordering: .releasing)
      return writes.count
    }
    guard count > 0 else { return }
    transaction.noteWrite()
    if count == 1 { wake.withLock { $0 }?.action() }
  }

  /// Reports that an update is pending although nothing was written.
  func wakeUp() { wake.withLock { $0 }?.action() }

  /// The number of pending writes.
  var count: Int { writes.withLock { $0.count } }

  /// The pending writes after the first `count`.
  func waiting(after count: Int) -> [Write] { writes.withLock { Array($0.dropFirst(count)) } }

  var isEmpty: Bool { !hasWrites.load(ordering: .acquiring) }

  /// Refuses further writes. Returns the pending ones, which retain values and their views: they
  /// end outside of the lock, because deinitializers may write.
  func close() -> [Write] {
    writes.withLock { writes in
      isClosed.store(true, ordering: .relaxed)
      hasWrites.store(false, ordering: .releasing)
      let dropped = writes
      writes = []
      return dropped
    }
  }

  func take() -> [Write] {
    writes.withLock { writes in
      hasWrites.store(false, ordering: .releasing)
      let taken = writes
      writes = []
      return taken
    }
  }
}
