#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import Synchronization
  import TheseusLink

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Carries out what `DevelopmentSession` decides: one `poll` for changes, the build, the program
  /// and signals.
  public final class DevelopmentLoop {
    private let product: String
    private var model: PackageModel
    private let arguments: [String]
    private var session: DevelopmentSession
    private var watcher: SourceWatcher
    private let listener: LocalListener
    private let folder: URL
    private let terminal = TerminalKeeper()
    private let environment: [String: String]

    private var build: ChildProcess?
    private var buildOutput = LineBuffer()
    private var buildLines: [String] = []
    private var program: ChildProcess?
    /// What the program wrote to standard error.
    private var programErrors: [UInt8] = []
    private var channel: LineChannel?
    /// What earlier programs printed, until the terminal is free.
    private var printed = ""

    private var deadlines: [DevelopmentSession.Timeout: ContinuousClock.Instant] = [:]
    /// When a burst of changes counts as over.
    private var quiet: ContinuousClock.Instant?
    private var manifestHasChanged = false
    private var changedAt = ContinuousClock.now
    private var status: Int32?

    /// Editors write a file in several steps, and several files together.
    private static let burst = Duration.milliseconds(40)
    /// A crash in this time after the first picture is the new build's fault.
    private static let youth = Duration.seconds(1)
    private static let patience = Duration.seconds(5)
    private static let mostKept = 1 << 20

    /// - Parameters:
    ///   - folder: of the package, or below it.
    ///   - product: nil for the only app.
    ///   - arguments: for the app.
    public init(folder: String, product: String?, arguments: [String]) throws(DevelopmentError) {
      model = try PackageModel(at: folder)
      self.product = try model.product(named: product)
      self.arguments = arguments
      session = DevelopmentSession(product: self.product)
      watcher = try Self.watcher(model, self.product)
      environment = ProcessInfo.processInfo.environment
      self.folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "theseus-dev-\(getpid())", isDirectory: true)
      do {
        try? FileManager.default.removeItem(at: self.folder)
        try FileManager.default.createDirectory(
          at: self.folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        listener = try LocalListener(path: self.folder.appendingPathComponent("link").path)
      } catch {
        throw DevelopmentError("\(self.folder.path): \(error.localizedDescription)")
      }
    }

    private static func watcher(_ model: PackageModel, _ product: String)
      throws(DevelopmentError) -> SourceWatcher
    {
      try SourceWatcher(folders: model.sourceFolders(of: product), manifests: [model.folder])
    }

    /// Runs until the program quits or Ctrl-C, and returns the exit status.
    public func run() throws(DevelopmentError) -> Int32 {
      let signals = SignalPipe.open()
      defer {
        terminal.restore()
        cleanUp()
      }
      perform(session.begin())
      while status == nil {
        var waits = [
          pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
          pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: channel?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: build?.output ?? -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: program?.output ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&waits, nfds_t(waits.count), timeout())
        if waits[1].revents != 0 { try noteChanges() }
        if waits[2].revents != 0, let new = listener.accept() { channel = new }
        if waits[3].revents != 0 { readMessages() }
        if waits[4].revents != 0 { readBuild() }
        if waits[5].revents != 0 { readProgram() }
        if waits[0].revents != 0, SignalPipe.read(signals) { send(.interrupted) }
        reap()
        try fireDeadlines()
      }
      return status ?? 0
    }

    private func send(_ event: DevelopmentSession.Event) {
      let seconds = (ContinuousClock.now - changedAt) / .seconds(1)
      perform(session.handle(event, seconds: seconds))
    }

    // MARK: Waiting

    private func timeout() -> Int32 {
      guard let next = (Array(deadlines.values) + [quiet].compactMap { $0 }).min() else {
        return -1
      }
      let milliseconds = ((next - .now) / .milliseconds(1)).rounded(.up)
      return Int32(min(max(0, milliseconds), 3_600_000))
    }

    private func fireDeadlines() throws(DevelopmentError) {
      let now = ContinuousClock.now
      for (timeout, deadline) in deadlines where deadline <= now {
        deadlines[timeout] = nil
        send(.timeout(timeout))
      }
      guard let quiet, quiet <= now else { return }
      self.quiet = nil
      if manifestHasChanged {
        manifestHasChanged = false
        // A manifest with a mistake is the build's to report.
        if let model = try? PackageModel(at: model.folder) {
          self.model = model
          watcher = try Self.watcher(model, product)
        }
      }
      send(.sourcesChanged)
    }

    private func noteChanges() throws(DevelopmentError) {
      let changes = try watcher.readChanges()
      guard !changes.isEmpty else { return }
      if quiet == nil { changedAt = .now }
      quiet = .now + Self.burst
      manifestHasChanged = manifestHasChanged || changes.manifest
    }

    private func reap() {
      if let build, let end = build.end() {
        readBuild()
        self.build = nil
        let lines = buildLines + buildOutput.finish()
        buildLines = []
        send(
          .buildEnded(
            end == .exit(0)
              ? .built(isNew: keepNewest())
              : .failed(BuildFailure(output: lines, folder: model.folder))))
      }
      if let program, let end = program.end() {
        readProgram()
        readMessages()
        self.program = nil
        channel = nil
        let errors = String(decoding: programErrors, as: UTF8.self)
        keep(errors)
        programErrors = []
        send(
          .programEnded(
            ProgramEnd(end, lastWords: CrashReport.summary(of: errors, folder: model.folder))))
      }
    }

    private func readMessages() {
      guard let channel else { return }
      let (messages, isOpen) = channel.receive(ProgramMessage.self)
      for message in messages {
        switch message {
        case .connected: send(.programConnected)
        case .drew(let restored): send(.programDrew(restored: restored))
        case .restored(let outcome): send(.programRestored(outcome))
        case .saved(let failure): send(.programSaved(failure: failure))
        case .printed(let text): keep(text)
        }
      }
      if !isOpen { self.channel = nil }
    }

    private func keep(_ text: String) {
      printed += text
      if printed.utf8.count > Self.mostKept { printed = String(printed.suffix(Self.mostKept / 2)) }
    }

    private func readBuild() {
      guard let build else { return }
      let lines = buildOutput.add(build.read())
      buildLines += lines
      // Nobody else writes to the terminal.
      if program == nil { for line in lines { say(line) } }
    }

    private func readProgram() {
      guard let program else { return }
      programErrors += program.read()
      if programErrors.count > Self.mostKept { programErrors.removeFirst(Self.mostKept / 2) }
    }

    // MARK: Doing

    private func perform(_ actions: [DevelopmentSession.Action]) {
      for action in actions { perform(action) }
    }

    private func perform(_ action: DevelopmentSession.Action) {
      switch action {
      case .startBuild: startBuild()
      case .cancelBuild: cancelBuild()
      case .startProgram(let version, let restores): start(version, restores: restores)
      case .handOver: channel?.send(ToolMessage.handOver(snapshot: snapshotPath))
      case .endProgram: program?.signal(SIGTERM)
      case .killProgram: program?.signal(SIGKILL)
      case .keepAsGood: keepAsGood()
      case .show(let notice): channel?.send(ToolMessage.show(notice))
      case .hideNotice: channel?.send(ToolMessage.hideNotice)
      case .print(let text):
        freeTerminal()
        say(text)
      case .setTimeout(let timeout):
        deadlines[timeout] = .now + (timeout == .youth ? Self.youth : Self.patience)
      case .cancelTimeout(let timeout): deadlines[timeout] = nil
      case .end(let status):
        freeTerminal()
        self.status = status
      }
    }

    /// Restores the terminal and prints what programs have printed.
    private func freeTerminal() {
      terminal.restore()
      if !printed.isEmpty { say(printed.hasSuffix("\n") ? String(printed.dropLast()) : printed) }
      printed = ""
    }

    private func say(_ text: String) {
      try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    // MARK: The build

    /// A folder of its own: the editor's builds and these never wait for each other.
    private var scratch: String { model.folder + "/.build/dev" }
    private var executable: String { "\(scratch)/debug/\(product)" }
    // Beside the executable, because its resources are found there.
    private var newest: String { executable + ".dev-newest" }
    private var running: String { executable + ".dev-running" }
    private var good: String { executable + ".dev-good" }
    private var snapshotPath: String { folder.appendingPathComponent("state.json").path }

    private func startBuild() {
      buildOutput = LineBuffer()
      buildLines = []
      // The index is the editor's concern, and it costs a part of each compilation.
      let command = [
        "swift", "build", "--package-path", model.folder, "--scratch-path", scratch, "--product",
        product, "--disable-index-store",
      ]
      do {
        build = try ChildProcess(
          path: "swift", arguments: command, environment: environment, capturing: .all)
      } catch {
        let failure = BuildFailure(output: ["swift cannot be run: \(error.localizedDescription)"])
        send(.buildEnded(.failed(failure)))
      }
    }

    private func cancelBuild() {
      build?.signal(SIGINT)
      // SwiftPM holds the folder's lock until it has ended.
      for _ in 0..<300 where build != nil {
        if build?.end() != nil { build = nil } else { usleep(10_000) }
      }
      build?.signal(SIGKILL)
      build = nil
    }

    /// Keeps the new executable, which the next build replaces at any time, and tells whether it
    /// differs from the one that was started last.
    private func keepNewest() -> Bool {
      let isNew = !FileManager.default.contentsEqual(atPath: executable, andPath: running)
      Self.link(executable, as: newest)
      return isNew
    }

    // MARK: The program

    private func start(_ version: DevelopmentSession.Version, restores: Bool) {
      if version == .newest { Self.link(newest, as: running) }
      var environment = environment
      environment[LinkVariable.socket] = listener.path
      environment[LinkVariable.terminalSettings] = terminal.hexadecimal
      if restores { environment["THESEUS_RESTORE"] = snapshotPath }
      environment["SWIFT_BACKTRACE"] = CrashReport.settings(environment["SWIFT_BACKTRACE"])
      channel = nil
      do {
        program = try ChildProcess(
          path: version == .newest ? running : good, arguments: [executable] + arguments,
          environment: environment, capturing: .error)
      } catch {
        send(
          .programEnded(
            ProgramEnd(.exit(126), lastWords: ["\(executable): \(error.localizedDescription)"])))
      }
    }

    private func keepAsGood() { Self.link(running, as: good) }

    /// The linker replaces an executable and does not write into it, so a second name keeps it.
    private static func link(_ path: String, as other: String) {
      unlink(other)
      #if canImport(Glibc)
        let isLinked = Glibc.link(path, other) == 0
      #else
        let isLinked = Musl.link(path, other) == 0
      #endif
      if !isLinked { try? FileManager.default.copyItem(atPath: path, toPath: other) }
    }

    private func cleanUp() {
      build?.signal(SIGKILL)
      for path in [newest, running, good] { unlink(path) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Bytes as whole lines.
  struct LineBuffer {
    private var rest: [UInt8] = []

    mutating func add(_ bytes: [UInt8]) -> [String] {
      rest += bytes
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
      let lines = rest[..<end].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      rest.removeFirst(end + 1)
      return lines
    }

    mutating func finish() -> [String] {
      defer { rest = [] }
      return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
    }
  }

  /// Signals as bytes on a pipe. Requests to end are told from the ends of children.
  enum SignalPipe {
    private static let writing = Atomic<Int32>(-1)

    /// The reading end.
    static func open() -> Int32 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return -1 }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      writing.store(ends[1], ordering: .relaxed)
      for number in [SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        signal(number) { number in
          var byte = UInt8(truncatingIfNeeded: number)
          let saved = errno
          _ = write(SignalPipe.writing.load(ordering: .relaxed), &byte, 1)
          errno = saved
        }
      }
      signal(SIGPIPE, SIG_IGN)
      // The parent may have started this process with signals blocked.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      return ends[0]
    }

    /// Whether the end was requested.
    static func read(_ descriptor: Int32) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 64)
      var isRequested = false
      while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
        if bytes[..<count].contains(where: { Int32($0) != SIGCHLD }) { isRequested = true }
      }
      return isRequested
    }
  }
#endif
