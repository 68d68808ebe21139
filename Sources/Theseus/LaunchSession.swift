import Foundation
import TheseusCore
import TheseusInspector

#if canImport(Glibc)
  import Glibc
#endif

/// One run of an app with its launch options: restoring before the first view, recording meanwhile,
/// writing at the end.
@MainActor
final class LaunchSession {
  let runtime: ViewRuntime
  private let options: LaunchOptions
  private var keeping: SessionKeeping?
  /// Whether an issue ends the run.
  var isFailed: () -> Bool = { false }
  /// Why the session is not kept, and why the app starts afresh.
  private var faults: [String] = []

  /// Opens the trace and reads the snapshot. Without a usable snapshot the app starts without
  /// state; a file that this run would overwrite is renamed.
  /// - Throws: `TraceFileError`, so that a requested trace that cannot be written is noticed at the
  ///   start.
  ///
  /// - Parameter resumes: whether the app keeps its session where the options do not say.
  init(
    _ options: LaunchOptions, services: HostServices = HostServices(), resumes: Bool = false,
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
    // One frame as text or as a picture is not a session.
    if options.resume ?? resumes, isatty(STDOUT_FILENO) == 1 { resume() }
    restore()
  }

  private static var program: String {
    (CommandLine.arguments.first ?? "app").split(separator: "/").last.map(String.init) ?? "app"
  }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(program): \(text)\n".utf8))
  }

  /// Listens for inspectors if that was requested.
  func makeInspection(_ environment: [String: String]) -> InspectionServer? {
    guard options.inspect else { return nil }
    ViewRuntime.namesFirstReads = true
    do {
      return try InspectionServer(runtime, program: Self.program, environment: environment)
    } catch let error as POSIXError {
      // A socket's name has about 100 bytes, and that of the folder is the user's.
      Self.say("--inspect: the app's socket cannot be opened: \(FileManager.reason(error))")
      return nil
    } catch {
      Self.say("--inspect: \(error)")
      return nil
    }
  }

  private func restore() {
    guard let path = options.restore else { return }
    do {
      runtime.restore(try Snapshot(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      var text = "\(error); the app starts afresh"
      if (error as? SnapshotError)?.isFilesFault == true, writes(path),
        let aside = Snapshot.putAside(path)
      {
        text += "; the file was renamed to “\(aside)”"
      }
      Self.say(text)
      // A line printed before the app takes the screen is seen after its end.
      faults.append(text)
    }
  }

  /// Whether this run writes a snapshot to the same file. Others are the user's, and only read.
  private func writes(_ path: String) -> Bool {
    var written: [URL] = []
    if let snapshot = options.snapshot { written.append(URL(fileURLWithPath: snapshot)) }
    if keeping != nil, let folder = ProgramDirectory.state.url() {
      written.append(folder.appendingPathComponent("session.json"))
    }
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return written.contains { $0.resolvingSymlinksInPath().path == place }
  }

  private func resume() {
    guard let folder = ProgramDirectory.state.url() else {
      return faults.append("the session is not saved: there is no home folder")
    }
    do {
      // Under `theseus dev` each build restores the state of the last one.
      keeping = SessionKeeping(
        try SessionFiles(in: folder), runtime, continues: options.restore == nil)
    } catch {
      faults.append("\(error)")
    }
  }

  /// The app is on the screen.
  ///
  /// - Parameter show: shows a sentence until the user's next key.
  func begin(_ show: @escaping (String) -> Void) {
    guard let keeping else {
      if !faults.isEmpty { show(faults.joined(separator: " · ")) }
      return
    }
    keeping.show = show
    keeping.begin(after: faults)
  }

  /// Ends what runs beside the app, which is still mounted.
  ///
  /// Returns whether every file that the options request was written.
  func finish() -> Bool {
    keeping?.finish(isFailed: isFailed())
    for cell in options.restore == nil ? [] : runtime.restoreReport where cell.outcome != .kept {
      Self.say("not restored: \(cell)")
    }
    if reportsOverwrites { runtime.overwrittenValues.forEach { Self.say($0.description) } }
    for issue in RuntimeIssues.stray where issue.kind == .unsupported { Self.say(issue.message) }
    let hasSnapshot = write("--snapshot", options.snapshot) { try runtime.snapshot().write(to: $0) }
    let hasGraph = write("--graph", options.graph) {
      try FileManager.default.replaceFile(at: $0, with: Data(runtime.graph.json().utf8))
    }
    return hasSnapshot && hasGraph
  }

  /// Whether the end names the restored values that the app has overwritten: that is the
  /// developer's concern and no user's, at every start the same.
  private var reportsOverwrites: Bool {
    #if DEBUG
      true
    #else
      options.restore != nil || options.resume == true
    #endif
  }

  /// Writes the file of a flag, if there is one, and returns false when it cannot be written.
  private func write(_ flag: String, _ path: String?, _ write: (URL) throws -> Void) -> Bool {
    guard let path else { return true }
    do {
      try write(URL(fileURLWithPath: path))
      return true
    } catch {
      Self.say("\(flag): “\(path)” cannot be written: \(FileManager.reason(error))")
      return false
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
