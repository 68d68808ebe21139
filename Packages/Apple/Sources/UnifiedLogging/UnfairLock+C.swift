import CUnfairLock

/// The lock of C, which the app keeps in storage that does not move.
public struct os_unfair_lock_s: Sendable {
  /// 0 while nobody has it.
  public var _os_unfair_lock_opaque: UInt32
  public init() { _os_unfair_lock_opaque = 0 }
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public let OS_UNFAIR_LOCK_INIT = os_unfair_lock_s()

/// Waits for the lock and takes it. The thread that has it must not take it again.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  theseus_unfair_lock_lock(word(lock))
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  theseus_unfair_lock_unlock(word(lock))
}

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  theseus_unfair_lock_trylock(word(lock))
}

private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}
