import Synchronization

/// The value that a location read last, which it returns after the value's removal. Any thread may
/// read and write it.
final class LastValue<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  /// Guarded by `lock`.
  @exclusivity(unchecked) private nonisolated(unsafe) var latest: Value

  init(_ value: Value) { latest = value }

  var value: Value {
    lock.withLock { _ in
      // The lock proves that no other thread writes it.
      nonisolated(unsafe) let value = latest
      return value
    }
  }

  /// Replaces the value if it satisfies `condition`.
  func replace(with value: Value, if condition: (Value) -> Bool = { _ in true }) {
    // The old value is released outside the lock: a deinitializer may use the location.
    nonisolated(unsafe) var incoming = value
    lock.withLock { _ in if condition(latest) { swap(&latest, &incoming) } }
  }
}
