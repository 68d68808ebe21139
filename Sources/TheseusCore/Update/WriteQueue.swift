import Synchronization

/// Writes waiting for the next update, from any thread, in order (R26, R28).
final class WriteQueue: Sendable {
  enum Write: Sendable {
    case state(any StateCellProtocol, Transaction)
    case observed(TrackedNode, ObservedChange, Transaction)
    case external(ExternalSource, Transaction)

    var transaction: Transaction {
      switch self {
      case .state(_, let transaction), .observed(_, _, let transaction), .external(_, let transaction): transaction
      }
    }
  }

  private let writes = Mutex<[Write]>([])
  /// Asked several times in each update: without the lock.
  private let hasWrites = Atomic<Bool>(false)
  private let wake = Mutex<Wake?>(nil)

  /// A struct of its own: a bare closure in a generic box is wrapped in another one each time the lock is taken.
  private struct Wake: Sendable {
    let action: @Sendable () -> Void
  }

  /// Called, on the writing thread, when the queue stops being empty.
  func onFirstWrite(_ action: @escaping @Sendable () -> Void) { wake.withLock { $0 = Wake(action: action) } }

  func append(_ write: Write) {
    let isFirst = writes.withLock { writes in
      writes.append(write)
      hasWrites.store(true, ordering: .releasing)
      return writes.count == 1
    }
    if isFirst { wake.withLock { $0 }?.action() }
  }

  /// Says that an update is due though nothing was written.
  func wakeUp() { wake.withLock { $0 }?.action() }

  var isEmpty: Bool { !hasWrites.load(ordering: .acquiring) }

  func take() -> [Write] {
    writes.withLock { writes in
      hasWrites.store(false, ordering: .releasing)
      let taken = writes
      writes = []
      return taken
    }
  }
}
