import Foundation
import TheseusCore
import TheseusInspector

/// One run of an app with its launch options: restoring before the first view, recording meanwhile,
/// writing at the end.
@MainActor
final class LaunchSession {
  let runtime: ViewRuntime
  private let options: LaunchOptions

  /// Opens the trace and reads the snapshot. A snapshot that cannot be used is renamed and the app
  /// starts without it.
  /// - Throws: `TraceFileError`, so that a requested trace that cannot be written is noticed at the
  ///   start.
  init(
    _ options: LaunchOptions, services: HostServices = HostServices(),
    observers: [any RuntimeObserver] = []
  ) throws(TraceFileError) {
    self.options = options
    let runtime = ViewRuntime(
      profile: options.profile ?? .default, overridesProfiles: options.profile != nil,
      services: services)
    self.runtime = runtime
    var observers = observers
    if let path = options.trace {
      let writer = try TraceWriter(path: path, program: Self.program, profile: runtime.profile) {
        fault in
        Self.say("the trace ends here: \(fault)")
      }
      observers.append(writer)
      Self.closeAtExit(writer)
    }
    runtime.observer = ObserverList.joining(observers)
    restore()
  }

  private static var program: String {
    (CommandLine.arguments.first ?? "app").split(separator: "/").last.map(String.init) ?? "app"
  }

  static func say(_ words: String) {
    FileHandle.standardError.write(Data("\(program): \(words)\n".utf8))
  }

  private func restore() {
    guard let path = options.restore else { return }
    do {
      runtime.restore(try Snapshot(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      var words = "\(error); the app starts afresh"
      if (error as? SnapshotError)?.isFilesFault == true, let aside = Snapshot.putAside(path) {
        words += "; the file is kept as “\(aside)”"
      }
      Self.say(words)
    }
  }

  /// The app is about to end, and everything is still mounted.
  func finish() {
    for cell in runtime.restoreReport where cell.outcome != .kept {
      Self.say("not restored: \(cell)")
    }
    for issue in RuntimeIssues.stray where issue.kind == .unsupported { Self.say(issue.message) }
    if let path = options.snapshot {
      do {
        try runtime.snapshot().write(to: URL(fileURLWithPath: path))
      } catch {
        Self.say("--snapshot: “\(path)” cannot be written: \(error.localizedDescription)")
      }
    }
    if let path = options.graph {
      do {
        try Data(runtime.graph.json().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        Self.say("--graph: “\(path)” cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// The trace of the run, which is closed when everything has ended; a run that is killed leaves
  /// it open, and whole.
  private static var open: TraceWriter?

  private static func closeAtExit(_ writer: TraceWriter) {
    open = writer
    atexit {
      // A program may be ended by any thread.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { LaunchSession.open?.finish() }
    }
  }
}
