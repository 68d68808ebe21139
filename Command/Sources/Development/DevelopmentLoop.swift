#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import TheseusLink

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Carries out what `DevelopmentSession` decides: one `poll` for changes, the build, the program
  /// and signals.
  public final class DevelopmentLoop {
    private let build: DevelopmentBuild
    private var model: PackageModel
    private let arguments: [String]
    private var session: DevelopmentSession
    private var watcher: SourceWatcher
    private let listener: LocalListener
    private let folder: URL
    private var terminal = TerminalKeeper()
    private var times = DevelopmentTimes()

    private let compiler: BuildRun
    /// After a change of a manifest.
    private var packageRead: PackageRead?
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
    /// A program that writes files all the time does not put off builds forever.
    private static let longestBurst = Duration.milliseconds(500)
    private static let mostKept = 1 << 20

    /// - Parameters:
    ///   - folder: of the package, or below it.
    ///   - product: nil for the only app.
    ///   - arguments: for the app.
    public convenience init(
      folder: String, product: String?, arguments: [String]
    ) throws(DevelopmentError) {
      let model = try PackageModel(at: folder)
      let product = try model.product(named: product)
      try self.init(model, DevelopmentBuild(of: product, in: model.folder), arguments: arguments)
    }

    /// - Parameter build: of a product of this package.
    init(
      _ model: PackageModel, _ build: DevelopmentBuild, arguments: [String] = []
    ) throws(DevelopmentError) {
      self.model = model
      self.build = build
      self.arguments = arguments
      compiler = BuildRun(build)
      session = DevelopmentSession(product: build.product)
      watcher = try Self.watcher(model, build)
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

    private static func watcher(_ model: PackageModel, _ build: DevelopmentBuild)
      throws(DevelopmentError) -> SourceWatcher
    {
      try SourceWatcher(
        folders: model.sourceFolders(of: build.products), manifests: model.manifestFolders,
        limit: build.environment["THESEUS_DEV_WATCHES"].flatMap { Int($0) } ?? .max)
    }

    /// Runs until the program quits or Ctrl-C, and returns the exit status.
    public func run() throws(DevelopmentError) -> Int32 {
      let signals = SignalPipe.open()
      compiler.report = { [unowned self] line in
        // Nobody else writes to the terminal.
        if program == nil { say(line) }
      }
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
          pollfd(fd: compiler.output, events: Int16(POLLIN), revents: 0),
          pollfd(fd: program?.output ?? -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: packageRead?.output ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&waits, nfds_t(waits.count), timeout())
        if waits[1].revents != 0 { noteChanges() }
        if waits[2].revents != 0, let new = listener.accept() { channel = new }
        if waits[3].revents != 0 { readMessages() }
        if waits[4].revents != 0 { compiler.read() }
        if waits[5].revents != 0 { readProgram() }
        if waits[6].revents != 0 { packageRead?.read() }
        if waits[0].revents != 0, SignalPipe.read(signals) { send(.interrupted) }
        reap()
        takePackage()
        fireDeadlines()
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

    private func fireDeadlines() {
      let now = ContinuousClock.now
      for (timeout, deadline) in deadlines where deadline <= now {
        deadlines[timeout] = nil
        send(.timeout(timeout))
      }
      guard let quiet, quiet <= now else { return }
      self.quiet = nil
      if manifestHasChanged {
        manifestHasChanged = false
        compiler.forget()
        // The build, the program and signals do not wait for it.
        packageRead?.cancel()
        packageRead = try? PackageRead(of: model.folder, environment: build.environment)
      }
      send(.sourcesChanged)
    }

    /// Watches the folders of a changed manifest. When they are others, what has changed in them
    /// until now may be missing in the build.
    private func takePackage() {
      guard let end = packageRead?.end() else { return }
      packageRead = nil
      guard case .read(let new) = end else { return }
      let old = (model: model, watcher: watcher)
      do {
        watcher = try Self.watcher(new, build)
      } catch {
        return send(.watchFailed("\(error)"))
      }
      model = new
      var changes = old.watcher.readChanges()
      if Set(new.sourceFolders(of: build.products))
        != Set(old.model.sourceFolders(of: build.products))
      {
        changes.sources = true
      }
      let isComplete = changes.isEmpty && old.watcher.takeFiles()?.isEmpty == true
      if !isComplete { watcher.loseFiles() }
      note(changes)
    }

    private func noteChanges() {
      note(watcher.readChanges())
      if let fault = watcher.takeFault() { send(.watchFailed("\(fault)")) }
    }

    private func note(_ changes: SourceWatcher.Changes) {
      guard !changes.isEmpty else { return }
      if quiet == nil { changedAt = .now }
      quiet = min(.now + Self.burst, changedAt + Self.longestBurst)
      manifestHasChanged = manifestHasChanged || changes.manifest
    }

    private func reap() {
      if let end = compiler.end() {
        times.endBuild(build.executable)
        switch end {
        case .built: send(.buildEnded(.built(isNew: keepNewest())))
        case .failed(let lines):
          send(.buildEnded(.failed(BuildFailure(output: lines, folder: model.folder))))
        }
        compiler.remember()
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
        case .drew(let restored):
          if let line = times.draw() { note(line) }
          send(.programDrew(restored: restored))
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
      case .cancelBuild: compiler.cancel()
      case .startProgram(let version, let restores): start(version, restores: restores)
      case .handOver: channel?.send(ToolMessage.handOver(snapshot: snapshotPath))
      case .endProgram: program?.signal(SIGTERM)
      case .killProgram: program?.signal(SIGKILL)
      case .keepAsGood: keepAsGood()
      case .show(let notice): channel?.send(ToolMessage.show(notice))
      case .hideNotice: channel?.send(ToolMessage.hideNotice)
      case .showWaiting(let lines):
        if !terminal.show(lines) { say(lines.joined(separator: "\n")) }
      case .endWaiting: terminal.endShowing()
      case .print(let text):
        freeTerminal()
        say(text)
      case .setTimeout(let timeout):
        deadlines[timeout] = .now + timeout.duration
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

    /// A line about the build, if the developer wants to know its times. The terminal is the
    /// program's, so it waits until that has ended.
    private func note(_ line: String) {
      guard build.environment["THESEUS_DEV_TIMES"] == "1" else { return }
      if isatty(2) == 1 { keep(line + "\n") } else { say(line) }
    }

    private func say(_ text: String) {
      try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    // MARK: The build

    // Beside the executable, because its resources are found there.
    private var newest: String { build.executable + ".dev-newest" }
    private var running: String { build.executable + ".dev-running" }
    private var good: String { build.executable + ".dev-good" }
    private var snapshotPath: String { folder.appendingPathComponent("state.json").path }

    private func startBuild() {
      times.startBuild()
      do {
        let files = watcher.takeFiles()
        // Editors write a file under another name first.
        let left = (files ?? []).filter { access($0, F_OK) == 0 }
        session.changedFiles.formUnion(left.map(model.relative))
        try compiler.start(changing: files)
      } catch {
        let failure = BuildFailure(output: ["swift cannot be run: \(error.localizedDescription)"])
        send(.buildEnded(.failed(failure)))
      }
    }

    /// Keeps the new executable, which the next build replaces at any time, and tells whether it
    /// differs from the one that was started last.
    private func keepNewest() -> Bool {
      let isNew = !BuiltExecutable.isSame(build.executable, as: running)
      BuiltExecutable.link(build.executable, as: newest)
      return isNew
    }

    // MARK: The program

    private func start(_ version: DevelopmentSession.Version, restores: Bool) {
      if version == .newest { BuiltExecutable.link(newest, as: running) }
      var environment = build.environment
      environment[LinkVariable.socket] = listener.path
      environment[LinkVariable.terminalSettings] = terminal.hexadecimal
      if restores { environment["THESEUS_RESTORE"] = snapshotPath }
      environment["SWIFT_BACKTRACE"] = CrashReport.settings(environment["SWIFT_BACKTRACE"])
      channel = nil
      do {
        program = try ChildProcess(
          path: version == .newest ? running : good, arguments: [build.executable] + arguments,
          environment: environment, capturing: .error)
      } catch {
        send(
          .programEnded(
            ProgramEnd(
              .exit(126), lastWords: ["\(build.executable): \(error.localizedDescription)"])))
      }
    }

    private func keepAsGood() { BuiltExecutable.link(running, as: good) }

    private func cleanUp() {
      compiler.kill()
      packageRead?.cancel()
      for path in [newest, running, good] { unlink(path) }
      try? FileManager.default.removeItem(at: folder)
    }
  }
#endif
