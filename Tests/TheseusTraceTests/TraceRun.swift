import Foundation
import TheseusCore
import TheseusInspector
import TheseusTesting
import TheseusTrace

/// An app without a screen whose run is recorded to a file, as with `--trace`.
@MainActor
final class TraceRun {
  let file: URL
  let window: WindowHost
  let writer: TraceWriter

  init<Root: View>(
    profile: IdentityProfile = .default, also other: (any RuntimeObserver)? = nil,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trace-\(UUID().uuidString).trace")
    let runtime = ViewRuntime(profile: profile)
    writer = try TraceWriter(path: file.path, program: "Test", profile: profile)
    runtime.observer = ObserverList.joining([writer] + [other].compactMap { $0 })
    window = WindowHost(columns: 60, rows: 20, runtime: runtime, root: root)
    window.flush()
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Runs `body` as one event.
  func act(_ body: () -> Void) {
    window.runtime.attributingIssues(body)
    window.flush()
  }

  /// The file's content at this moment, without closing it.
  func log() throws -> TraceLog { try TraceLog(contentsOf: file.path) }
}
