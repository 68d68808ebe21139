import Foundation

/// A lock around a value. The thread that has it must not take it again.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init() where State == Void { storage = Storage(()) }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs the body when the lock is free; nil when it is not.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R)
    rethrows -> R?
  {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
