import Foundation
import Synchronization

/// Makes a store's values persistent.
protocol StorageBacking: Sendable {
  /// Whether others write it too.
  var isShared: Bool { get }
  /// Whether code of this process can change the values past the store. Then each read of the store
  /// asks `value(forKey:)`.
  var isLive: Bool { get }
  /// The present value of a key, for a live backing.
  func value(forKey key: String) -> StoredValue?
  /// Persists a change. `all` is the store's content including the change; writes of other
  /// processes are merged into it.
  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws
  func writeExternally(_ value: StoredValue?, forKey key: String) throws
  /// All values, if other code may have changed some since the last call.
  ///
  /// - Parameters:
  ///   - known: the store's values.
  ///   - observed: the keys with observers. Some may have no value yet.
  ///   - error: set when there are values that cannot be read.
  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]?
  /// Makes all values persistent that code has changed past the store, or that could not be written
  /// before.
  ///
  /// - Parameter isLast: whether the program is about to end: then a failed write is tried again
  ///   without a pause.
  /// - Returns: whether something was written.
  func exchange(isLast: Bool) throws -> Bool
}

extension StorageBacking {
  func exchange(isLast: Bool) throws -> Bool { false }
}

final class MemoryBacking: StorageBacking {
  /// The writes of a simulated other process.
  private let outside = Mutex<[String: StoredValue?]>([:])

  var isShared: Bool { false }
  var isLive: Bool { false }
  func value(forKey key: String) -> StoredValue? { nil }
  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {}

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    outside.withLock { $0[key] = .some(value) }
  }

  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]? {
    outside.withLock { outside in
      guard !outside.isEmpty else { return nil }
      var new = known
      for (key, value) in outside { new[key] = value }
      outside = [:]
      return new
    }
  }
}
