#if canImport(Glibc) || canImport(Musl)
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Builds one after the other: by SwiftPM, or by the commands of the last build's plan where that
  /// is enough. It waits for nothing: its owner polls `output`.
  final class BuildRun {
    enum End {
      case built
      /// The lines of the build's output.
      case failed([String])
    }

    /// Is called with each line that the build writes.
    var report: (String) -> Void = { _ in }

    private let build: DevelopmentBuild
    private var process: ChildProcess?
    private var buffer = LineBuffer()
    private var lines: [String] = []

    private var known: KnownBuild?
    /// Whether SwiftPM has left a new plan.
    private var hasNewPlan = false
    /// The change that is built without SwiftPM.
    private var change: KnownBuild.Change?
    private var waiting: ArraySlice<BuildPlan.Command> = []
    private var running: BuildPlan.Command?
    /// Of the running command's outputs, before it ran.
    private var stamps: [String: FileStamp] = [:]
    private var changed: Set<String> = []
    /// Whether a change was stopped: some of its outputs are newer than the executable.
    private var isPartial = false
    private var lock: Int32 = -1

    init(_ build: DevelopmentBuild) { self.build = build }

    deinit { process?.signal(SIGKILL) }

    /// Readable when the build has written something or has ended; -1 while nothing is built.
    var output: Int32 { process?.output ?? -1 }

    /// - Parameter files: the only ones that have changed since the last build; nil if there may be
    ///   others.
    /// - Throws: the system's error.
    func start(changing files: Set<String>?) throws {
      buffer = LineBuffer()
      lines = []
      guard let files, let known, let change = known.change(of: files), takeLock() else {
        try startSwiftPM()
        return
      }
      self.change = change
      changed = change.files
      waiting = change.commands[...]
      try startNext()
    }

    private func startSwiftPM() throws {
      known = nil
      hasNewPlan = false
      isPartial = false
      endChange()
      process = try ChildProcess(
        path: "swift", arguments: build.command, environment: build.buildEnvironment,
        capturing: .all)
    }

    /// Starts the next command with an input that has changed, if there is one.
    private func startNext() throws {
      process = nil
      running = nil
      while let command = waiting.popFirst() {
        guard isPartial || command.inputs.contains(where: changed.contains) else { continue }
        running = command
        stamps = FileStamp.all(command.outputs)
        // Compilers take paths as relative to the package.
        process = try ChildProcess(
          path: "/bin/sh",
          arguments: ["sh", "-c", #"cd "$0" && exec "$@""#, build.folder] + command.arguments,
          environment: build.environment, capturing: .all)
        return
      }
    }

    /// Reads what the build has written since the last call.
    func read() {
      guard let process else { return }
      add(buffer.add(process.read()))
    }

    private func add(_ new: [String]) {
      lines += new
      for line in new { report(line) }
    }

    /// How the build ended; nil while it runs.
    func end() -> End? {
      guard let process, let end = process.end() else { return nil }
      read()
      add(buffer.finish())
      self.process = nil
      if change != nil { return endCommand(end == .exit(0)) }
      hasNewPlan = end == .exit(0)
      return end == .exit(0) ? .built : .failed(lines)
    }

    /// Reads the plan of a build that has ended. This takes a moment: start the program first.
    func remember() {
      guard hasNewPlan, process == nil else { return }
      hasNewPlan = false
      known = KnownBuild(build)
    }

    /// The next build is SwiftPM's: the manifest has changed.
    func forget() { known = nil }

    func kill() { process?.signal(SIGKILL) }

    private func endCommand(_ isBuilt: Bool) -> End? {
      do {
        guard isBuilt else {
          // The next change is built by SwiftPM, in case it knows better.
          known = nil
          endChange()
          if BuildFailure(output: lines).place != nil { return .failed(lines) }
          lines = []
          try startSwiftPM()
          return nil
        }
        for output in running?.outputs ?? [] where FileStamp(output) != stamps[output] {
          changed.insert(output)
        }
        try startNext()
      } catch {
        known = nil
        endChange()
        return .failed(["swift cannot be run: \(error.localizedDescription)"])
      }
      guard process == nil else { return nil }
      if let change { known?.take(change) }
      isPartial = false
      endChange()
      return .built
    }

    private func endChange() {
      change = nil
      waiting = []
      running = nil
      if lock >= 0 { close(lock) }
      lock = -1
    }

    func cancel() {
      if change != nil { isPartial = true }
      process?.signal(SIGINT)
      // SwiftPM holds the folder's lock until it has ended.
      for _ in 0..<300 where process != nil {
        if process?.end() != nil { process = nil } else { usleep(10_000) }
      }
      process?.signal(SIGKILL)
      process = nil
      endChange()
    }

    /// SwiftPM's lock of the scratch folder, so that two builds never write into it.
    private func takeLock() -> Bool {
      lock = open(build.scratch + "/.lock", O_RDWR | O_CLOEXEC)
      guard lock >= 0 else { return false }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
      close(lock)
      lock = -1
      return false
    }
  }
#endif
