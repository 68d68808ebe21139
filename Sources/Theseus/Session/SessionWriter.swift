import Dispatch
import Foundation
import Synchronization
import TheseusCore

/// Writes snapshots off the main thread, the newest one first: what waits behind a slow disk is
/// replaced.
final class SessionWriter: Sendable {
  private let files: SessionFiles
  private let queue = DispatchQueue(label: "theseus.session", qos: .utility)
  private let state = Mutex(State())
  /// Called when the session cannot be written, once until it is written again.
  private let onFault: @Sendable (String) -> Void

  private struct State {
    var waiting: Snapshot?
    /// The last one, where it could not be written.
    var failed: Snapshot?
    var isWriting = false
    var hasReported = false
  }

  init(_ files: SessionFiles, onFault: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.onFault = onFault
  }

  func write(_ snapshot: Snapshot) {
    let starts = state.withLock { state in
      state.waiting = snapshot
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if starts { queue.async { [self] in writeWaiting() } }
  }

  /// Returns when everything is written. A snapshot that could not be written is tried again.
  func finish() {
    queue.sync {
      if let snapshot = state.withLock({ $0.failed }) { write(now: snapshot) }
    }
  }

  private func writeWaiting() {
    while let snapshot = take() { write(now: snapshot) }
  }

  private func write(now snapshot: Snapshot) {
    do {
      try files.write(snapshot)
      state.withLock { state in
        state.failed = nil
        state.hasReported = false
      }
    } catch {
      state.withLock { $0.failed = snapshot }
      report("the session cannot be saved: \(FileManager.reason(error))")
    }
  }

  private func take() -> Snapshot? {
    state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.isWriting = false }
      return state.waiting
    }
  }

  private func report(_ fault: String) {
    let isFirst = state.withLock { state in
      defer { state.hasReported = true }
      return !state.hasReported
    }
    if isFirst { onFault(fault) }
  }
}
