#if Web
  import Foundation
  import NIOCore
  import TheseusCore
  import TheseusHTML
  import TheseusViews

  /// A browser tab: its app runs, or only its snapshot is left and the next message wakes it.
  @MainActor
  final class Tab: IdleTab {
    /// The name of the tab in crash marks, which say whose code runs.
    let name: RunningTab
    var id: TabID { name.id }
    let user: User
    private let server: TabRegistry
    private lazy var files = TabFiles(name, server) { [weak self] in self?.page }
    let fence: Int
    private let lease: LeaseCheck
    private var state: State {
      didSet { server.noteRunning(Self.isRunning(oldValue), Self.isRunning(state)) }
    }
    private(set) var connection: Connection?
    private var end: TabEnd?
    /// Ends the app when no browser comes back, or while nothing happens.
    private var rest: Scheduled<Void>?
    private let began = NIODeadline.now()
    /// Whether the app runs too short to know that it runs well.
    private var hasCrashes: Bool
    /// When a message came or something changed.
    private var lastEvent = NIODeadline.now()
    /// Whether it is one of the server's `IdleTabs`.
    var isQueued = false

    // Saving.
    private var isSaveScheduled = false
    /// The snapshot that is in the store, or on its way.
    private var last: Snapshot?
    private var savesUnderWay = 0
    /// Whether the app ends as soon as its state is in the store, because no browser came back.
    private var endsWhenSaved = false
    /// Messages of the connection when its last edit was handled; nil when all edits are saved.
    private var unsavedEdits: Int?

    private enum State {
      case running(TabApp)
      /// With the snapshot that the store has, if it is small.
      case asleep(SuspendedPage, Snapshot?)
      /// The snapshot is read.
      case waking(SuspendedPage, then: [@MainActor () -> Void])
      case ended
    }

    private static func isRunning(_ state: State) -> Bool {
      if case .running = state { true } else { false }
    }

    /// Between the first change and its snapshot: changes at a rate of ten a second share one in
    /// two. It waits for those of other tabs (`StoreQueue.gathering`); making and writing it take
    /// the rest of 200 ms.
    private static let saveDelay = TimeAmount.milliseconds(115)
    /// The most bytes of a snapshot that a sleeping tab keeps in memory: to read it from the store
    /// takes a tenth of a wake-up.
    private static let keptSize = 2_048
    /// Until a tab that could not sleep tries again.
    private static let sleepDelay = TimeAmount.seconds(1)

    init(
      _ name: RunningTab, user: User, hello: Hello, opening: StoreQueue.Opening, server: TabRegistry
    ) {
      self.name = name
      self.user = user
      self.server = server
      fence = opening.lease.fence
      lease = LeaseCheck(name.id, fence: fence, server)
      hasCrashes = opening.lease.crashes > 0
      state = .ended
      lease.onLoss = { [weak self] in self?.finish(.movedUnheard) }
      let fonts = server.fonts[hello]
      run(opening) { Page(hello: hello, fonts: fonts, makeApp: $0) }
      setNeedsSave()
    }

    private func run(
      _ opening: StoreQueue.Opening,
      _ makePage: (
        (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
      ) -> Page
    ) {
      let services = HostServices(sharesProcess: true, settings: self.user.settings)
      services.files = server.noFiles
      services.fileExchange = files
      // A document without a file is in the tab's folder a second after an edit.
      let (space, id) = (server.files, id)
      services.setDrafts(
        DocumentDrafts(
          directory: space.folder(of: id).appendingPathComponent("drafts", isDirectory: true)))
      let app = TabApp(services, opening.snapshot, server, makePage)
      state = .running(app)
      let runtime = app.runtime
      services.onFatalIssue = { [weak self] in self?.finish(.fatal($0.message)) }
      app.page.greatestMessage = server.limits.message
      app.page.app.onQuit = { [weak self] in self?.finish(.quit) }
      app.page.onChange = { [weak self] in self?.connection?.setNeedsFrame() }
      app.page.onFiles = { [weak self] in self?.files.receive($0) }
      runtime.onChange = { [weak self] in
        self?.lastEvent = .now()
        self?.setNeedsSave()
      }
      runtime.onOverwritten { [server] in server.reportOnce($0) }
      for issue in runtime.overwrittenValues { server.reportOnce(issue) }
      runtime.onUpdateDue { [weak self, eventLoop = server.loop.eventLoop] in
        eventLoop.execute { MainActor.assumeIsolated { self?.update() } }
      }
      showRestoration(opening, app)
    }

    private func showRestoration(_ opening: StoreQueue.Opening, _ app: TabApp) {
      if opening.damage != nil {
        app.page.show(
          notice: "What was saved of this page cannot be read, so it begins afresh.")
      } else if opening.snapshot != nil,
        let losses = app.runtime.restoreReport.summaryOfLosses
      {
        app.page.show(notice: "Continued · \(losses)")
      }
    }

    private var app: TabApp? { if case .running(let app) = state { app } else { nil } }

    /// The page while the app runs.
    var page: Page? { app?.page }

    /// The next frame of the app that the browser does not have yet.
    func nextFrame() -> [UInt8]? {
      guard let page else { return nil }
      return server.running(name) { page.nextFrame() }
    }

    /// Whether only the snapshot is left.
    var isAsleep: Bool {
      switch state {
      case .asleep, .waking: true
      case .running, .ended: false
      }
    }

    /// Shows what was written outside of messages: by tasks, timers, other tabs, other threads.
    private func update() {
      guard end == nil, let app, app.runtime.isUpdateDue else { return }
      lastEvent = .now()
      server.running(name) { app.page.app.flush() }
    }

    /// Whether the tab has ended, for whatever reason.
    var hasEnded: Bool { end != nil }

    // MARK: Connections

    /// The browser is there, for the first time or again.
    func connect(_ connection: Connection) {
      let old = self.connection
      self.connection = connection
      if let old, old !== connection { old.end(.moved) }
      if let end { return connection.end(end) }
      endsWhenSaved = false
      lastEvent = .now()
      scheduleRest(in: server.idleTime)
      connection.setNeedsFrame()
    }

    /// The browser left. The app keeps running for a while.
    func disconnect(_ connection: Connection) {
      guard self.connection === connection else { return }
      self.connection = nil
      unsavedEdits = nil
      guard end == nil else { return server.remove(self) }
      guard app != nil else { return finish(.moved) }
      save()
      scheduleRest(in: server.timeWithoutBrowser)
    }

    func receive(_ message: ClientMessage) throws(ProtocolError) {
      guard end == nil, let page else { return }
      lastEvent = .now()
      try server.running(name) { () throws(ProtocolError) in try page.receive(message) }
      if case .edit = message { noteEdits() }
    }

    /// The same tab of the browser has connected again.
    func reconnect(_ hello: Hello) {
      guard let page else { return }
      server.running(name) { page.reconnect(hello) }
    }

    /// The edits in the connection's messages so far must be saved, and then acknowledged.
    func noteEdits() {
      unsavedEdits = connection?.handled
      setNeedsSave()
    }

    // MARK: Saving

    private func setNeedsSave(in delay: TimeAmount = saveDelay) {
      guard !isSaveScheduled, end == nil else { return }
      isSaveScheduled = true
      server.loop.eventLoop.scheduleTask(in: delay) { [weak self] in
        MainActor.assumeIsolated {
          self?.isSaveScheduled = false
          self?.saveWithOthers()
        }
      }
    }

    /// Saves what has changed since the last time without waiting, because another worker may take
    /// the tab.
    func save() {
      saveWithOthers()
      if savesUnderWay > 0 { server.store.writeSoon() }
    }

    /// Saves what has changed since the last time, together with other tabs.
    private func saveWithOthers() {
      guard end == nil, let app, !app.runtime.isUnmounted, let snapshot else { return }
      let edits = unsavedEdits
      unsavedEdits = nil
      guard snapshot != last || edits != nil else { return }
      last = snapshot
      savesUnderWay += 1
      let forgets = hasCrashes && .now() > began + .seconds(60)
      if forgets { hasCrashes = false }
      server.store.save(id, fence: fence, snapshot, forgetsCrashes: forgets) {
        [weak self, weak connection] outcome in
        guard let self else { return }
        savesUnderWay -= 1
        switch outcome {
        case .saved:
          lease.confirm()
          if let edits, let connection, connection === self.connection {
            connection.sendSaved(edits)
          }
          if endsWhenSaved, savesUnderWay == 0 { finish(.moved) }
        case .taken: finish(.movedUnsaved)
        case .failed:
          last = nil
          if let edits, connection === self.connection { unsavedEdits = unsavedEdits ?? edits }
          setNeedsSave(in: StoreQueue.retryDelay)
        }
      }
    }

    /// The state of now; nil while the app does not run. Values encode themselves.
    private var snapshot: Snapshot? {
      guard let app else { return nil }
      return server.running(name, mayStartTimers: false) { try? app.runtime.snapshot() }
    }

    // MARK: Sleeping

    private func scheduleRest(in time: TimeAmount?) {
      rest?.cancel()
      rest = nil
      guard let time, app != nil else { return }
      rest = server.loop.eventLoop.scheduleTask(in: time) { [weak self] in
        MainActor.assumeIsolated { self?.considerRest() }
      }
    }

    private func considerRest() {
      guard end == nil, app != nil else { return }
      guard connection != nil else {
        return endWhenSaved()
      }
      guard let limit = server.idleTime else { return }
      let left = lastEvent + limit - .now()
      guard left <= .zero else { return scheduleRest(in: left) }
      rest = nil
      server.idle.insert(self)
    }

    /// Sleeps, if nothing has happened for a while, nothing happens by itself and everything is in
    /// the store; otherwise tries again later.
    func sleepIfIdle() {
      // Without a browser it ends at its time.
      guard end == nil, let app, connection != nil, let limit = server.idleTime else { return }
      let left = lastEvent + limit - .now()
      guard left <= .zero else { return scheduleRest(in: left) }
      guard app.isIdle, !files.isBusy, let now = snapshot, now.isWhole else {
        return scheduleRest(in: max(limit, Self.sleepDelay))
      }
      guard now == last, savesUnderWay == 0, unsavedEdits == nil, !isSaveScheduled else {
        save()
        return scheduleRest(in: Self.sleepDelay)
      }
      sleep(app)
    }

    /// Keeps only the snapshot, once the store has it.
    private func endWhenSaved() {
      endsWhenSaved = true
      save()
      if savesUnderWay == 0 { finish(.moved) }
    }

    /// Keeps the connection and the snapshot in the store.
    private func sleep(_ app: TabApp) {
      rest = nil
      let suspended = app.page.suspended()
      let kept = last.flatMap { $0.size <= Self.keptSize ? $0 : nil }
      // Writes that the app makes while it ends are not part of its session.
      app.runtime.onChange = nil
      app.page.onChange = nil
      app.page.app.onQuit = nil
      state = .asleep(suspended, kept)
      lease.doubt()
      last = nil
      server.running(name) { app.page.app.unmount() }
      server.noteSleep()
    }

    /// Continues the app from its snapshot; `then` is called when it runs or the tab has ended.
    func wake(_ then: @escaping @MainActor () -> Void) {
      switch state {
      case .running, .ended: then()
      case .waking(let page, let others): state = .waking(page, then: others + [then])
      case .asleep(let page, let snapshot?):
        // The app does not wait for the store, only its messages do (`makeReady`).
        state = .waking(page, then: [then])
        let lease = TabLease(fence: fence, snapshot: nil, crashes: hasCrashes ? 1 : 0)
        continueApp(.success(StoreQueue.Opening(lease: lease, snapshot: snapshot)))
      case .asleep(let page, nil):
        state = .waking(page, then: [then])
        server.store.read(id, fence: fence) { [weak self] result in
          if case .success(_?) = result { self?.lease.confirm() }
          self?.continueApp(result)
        }
      }
    }

    // MARK: The lease

    /// Whether a message may be handled: the app runs, and not long ago no other worker had taken
    /// the tab.
    var isReady: Bool {
      switch state {
      case .running: lease.isSure
      case .asleep, .waking: false
      case .ended: true
      }
    }

    /// Wakes the app, and asks the store meanwhile whether another worker has taken the tab. Then
    /// the app would do what its user never sees, because nothing of it can be saved.
    func makeReady(_ then: @escaping @MainActor () -> Void) {
      switch state {
      case .running, .asleep(_, _?): lease.check()
      // The store is asked for the snapshot, or was asked.
      case .asleep(_, nil), .waking, .ended: break
      }
      wake { [weak self] in
        guard let self else { return }
        if hasEnded || isAsleep { then() } else { lease.whenSure(then) }
      }
    }

    /// Another worker may have the tab.
    func doubtLease() { lease.doubt() }

    private func continueApp(_ result: Result<StoreQueue.Opening?, any Error>) {
      guard case .waking(let suspended, let actions) = state else { return }
      defer { for action in actions { action() } }
      guard end == nil else { return state = .ended }
      switch result {
      case .failure:
        state = .asleep(suspended, nil)
        // The browser connects again, with the edits that are not saved.
        connection?.close(.serviceRestart)
      case .success(nil): finish(.moved)
      case .success(let opening?):
        if let damage = opening.damage { server.noteDamage(damage, id) }
        guard opening.lease.crashes < 2 else { return finish(.parked) }
        hasCrashes = opening.lease.crashes > 0
        lastEvent = .now()
        server.numbers.wakeUps.add()
        server.running(name) {
          run(opening) { Page(resuming: suspended, makeApp: $0) }
        }
        last = opening.snapshot
        setNeedsSave()
        scheduleRest(in: server.idleTime)
        connection?.setNeedsFrame()
      }
    }

    // MARK: Ending

    /// Ends the app. Nothing is saved from here on: what was saved last is continued or not,
    /// according to the reason.
    func finish(_ reason: TabEnd) {
      guard end == nil else { return }
      end = reason
      rest?.cancel()
      let app = app
      if case .waking = state {} else { state = .ended }
      server.noteEnd(of: self, reason)
      files.endTransfers()
      connection?.end(reason)
      // The app may be in the middle of an update.
      server.loop.eventLoop.execute {
        MainActor.assumeIsolated {
          if let app { self.server.running(self.name) { app.page.app.unmount() } }
          self.server.remove(self)
        }
      }
    }
  }

  extension Snapshot {
    /// About the bytes of its texts.
    var size: Int {
      cells.reduce(0) { size, cell in
        size + cell.identity.utf8.count + cell.name.utf8.count + (cell.value?.utf8.count ?? 0)
      }
    }

    /// Whether an app that continues from it loses nothing.
    var isWhole: Bool { cells.allSatisfy { $0.value != nil } }
  }
#endif
