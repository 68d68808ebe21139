#if Web
  import Foundation
  import NIOCore
  import TheseusCore
  import TheseusHTML
  import TheseusViews

  /// A running app for one browser tab, with or without a connection to it.
  @MainActor
  final class Tab {
    let id: TabID
    let user: User
    let page: Page
    private let runtime: ViewRuntime
    private let server: TabRegistry
    private let fence: Int
    private(set) var connection: Connection?
    private var end: TabEnd?
    /// Removes the tab when no browser comes back.
    private var removal: Scheduled<Void>?
    private let began = NIODeadline.now()
    /// Whether the app runs too short to know that it runs well.
    private var hasCrashes: Bool

    // Saving.
    private var isSaveScheduled = false
    private var last: Snapshot?
    /// Messages of the connection when its last edit was handled; nil when all edits are saved.
    private var unsavedEdits: Int?

    /// Between the first change and its snapshot. Making and writing it takes the rest of 200 ms.
    private static let saveDelay = TimeAmount.milliseconds(80)

    init(
      _ id: TabID, user: User, hello: Hello, opening: StoreQueue.Opening, server: TabRegistry
    ) {
      self.id = id
      self.user = user
      self.server = server
      fence = opening.lease.fence
      hasCrashes = opening.lease.crashes > 0
      let services = HostServices(sharesProcess: true, settings: user.settings)
      services.files = user.files
      let runtime = ViewRuntime(services: services)
      runtime.keepsSnapshots = true
      if let snapshot = opening.snapshot { runtime.restore(snapshot) }
      self.runtime = runtime
      page = Page(hello: hello, fonts: server.fonts[hello]) { size, metrics, configure in
        server.makeApp(size, metrics, runtime, configure)
      }
      services.onFatalIssue = { [weak self] in self?.finish(.fatal($0.message)) }
      page.app.onQuit = { [weak self] in self?.finish(.quit) }
      page.onChange = { [weak self] in self?.connection?.setNeedsFrame() }
      runtime.onChange = { [weak self] in self?.setNeedsSave() }
      runtime.onUpdateDue { [weak self, eventLoop = server.loop.eventLoop] in
        eventLoop.execute { MainActor.assumeIsolated { self?.update() } }
      }
      showRestoration(opening)
      setNeedsSave()
    }

    private func showRestoration(_ opening: StoreQueue.Opening) {
      if opening.damage != nil {
        page.show(notice: "What was saved of this page cannot be read, so it begins afresh.")
      } else if opening.snapshot != nil, let losses = runtime.restoreReport.summaryOfLosses {
        page.show(notice: "Continued · \(losses)")
      }
    }

    /// Shows what was written outside of messages: by tasks, timers, other tabs, other threads.
    private func update() {
      guard end == nil, runtime.isUpdateDue else { return }
      server.running(id) { page.app.flush() }
    }

    /// Whether the tab has ended, for whatever reason.
    var hasEnded: Bool { end != nil }

    // MARK: Connections

    /// The browser is there, for the first time or again.
    func connect(_ connection: Connection) {
      removal?.cancel()
      removal = nil
      let old = self.connection
      self.connection = connection
      if let old, old !== connection { old.end(.moved) }
      if let end { return connection.end(end) }
      connection.setNeedsFrame()
    }

    /// The browser has gone: the app keeps running for a while.
    func disconnect(_ connection: Connection) {
      guard self.connection === connection else { return }
      self.connection = nil
      unsavedEdits = nil
      guard end == nil else { return server.remove(self) }
      save()
      removal = server.loop.eventLoop.scheduleTask(in: server.timeWithoutBrowser) {
        [weak self] in
        MainActor.assumeIsolated { self?.sleep() }
      }
    }

    func receive(_ message: ClientMessage) throws(ProtocolError) {
      guard end == nil else { return }
      try server.running(id) { () throws(ProtocolError) in try page.receive(message) }
      if case .edit = message { noteEdits() }
    }

    /// Edits that the connection's messages so far contain must be saved, and the browser told.
    func noteEdits() {
      unsavedEdits = connection?.handled
      setNeedsSave()
    }

    // MARK: Saving

    private func setNeedsSave() {
      guard !isSaveScheduled, end == nil else { return }
      isSaveScheduled = true
      server.loop.eventLoop.scheduleTask(in: Self.saveDelay) { [weak self] in
        MainActor.assumeIsolated {
          self?.isSaveScheduled = false
          self?.save()
        }
      }
    }

    /// Saves what has changed since the last time.
    func save() {
      guard end == nil, !runtime.isUnmounted, let snapshot = try? runtime.snapshot() else { return }
      let edits = unsavedEdits
      unsavedEdits = nil
      guard snapshot != last || edits != nil else { return }
      last = snapshot
      let forgets = hasCrashes && .now() > began + .seconds(60)
      if forgets { hasCrashes = false }
      server.store.save(id, fence: fence, snapshot, forgetsCrashes: forgets) {
        [weak self, weak connection] outcome in
        guard let self else { return }
        switch outcome {
        case .saved:
          if let edits, let connection, connection === self.connection {
            connection.sendSaved(edits)
          }
        case .taken: finish(.moved)
        case .failed:
          // Tried again with the next change, at the latest when the browser leaves.
          last = nil
          if let edits, connection === self.connection { unsavedEdits = unsavedEdits ?? edits }
        }
      }
    }

    /// The state of now, for a copy of the tab.
    var snapshot: Snapshot? { try? runtime.snapshot() }

    // MARK: Ending

    /// Keeps only the snapshot.
    private func sleep() {
      guard connection == nil, end == nil else { return }
      save()
      finish(.moved)
    }

    /// Ends the app. Nothing is saved from here on: what was saved last is continued or not,
    /// according to the reason.
    func finish(_ reason: TabEnd) {
      guard end == nil else { return }
      end = reason
      removal?.cancel()
      server.noteEnd(of: self, reason)
      connection?.end(reason)
      // The app may be in the middle of an update.
      server.loop.eventLoop.execute {
        MainActor.assumeIsolated {
          self.page.app.unmount()
          self.server.remove(self)
        }
      }
    }
  }
#endif
