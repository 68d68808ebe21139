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
  /// Called, once, when the session cannot be written.
  private let onFault: @Sendable (String) -> Void

  private struct State {
    var waiting: Snapshot?
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

  /// Returns when everything is written.
  func finish() { queue.sync {} }

  private func writeWaiting() {
    while let snapshot = take() {
      do {
        try files.write(snapshot)
      } catch {
        report("the session cannot be saved: \(Self.reason(error))")
      }
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

  private static func reason(_ error: any Error) -> String {
    (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      ?? error.localizedDescription
  }
}
