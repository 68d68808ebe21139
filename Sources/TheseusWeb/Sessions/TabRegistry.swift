#if Web
  import CTerminal
  import Foundation
  import Logging
  import Metrics
  import NIOCore
  import TheseusCore
  import TheseusHTML
  import TheseusViews

  /// The running tabs of a server, and how a connection finds its own.
  @MainActor
  final class TabRegistry {
    typealias MakeApp =
      @MainActor (
        CGSize, HostMetrics, ViewRuntime, @escaping (inout EnvironmentValues) -> Void
      ) -> AppHost

    let loop: MainLoop
    let store: StoreQueue
    let limits: WebLimits
    let files: FileSpace
    /// What file panels of all tabs show: nothing of the server.
    let noFiles: UserFiles
    let makeApp: MakeApp
    let fonts = FontTables()
    let connections: Connections
    let numbers = ServerNumbers()
    let idle: IdleTabs<Tab>
    private let logger: Logger
    /// The faults that were logged.
    private var reported: Set<String> = []
    private static let mostReported = 1_000
    private var tabs: [TabID: Tab] = [:]
    private var users: [String: User] = [:]
    /// Tabs whose app runs.
    private(set) var runningTabs = 0
    /// Tabs whose lease is requested.
    private var opening: Set<TabID> = []
    /// Tabs of which one ended the last run. They begin at intervals, so that another crash shows
    /// which of them it was.
    var suspects: Set<TabID> = []
    private var nextSuspect = NIODeadline.now()
    private static let suspectDelay = TimeAmount.nanoseconds(Int64(CrashMarkFile.distance))
    private let mark: CrashMark?
    private let watchdog: Watchdog
    private var willTrim = false
    /// That of the newest setting which was read; nil before the first time.
    private var settingsRevision: Int?
    private var isReadingSettings = false
    private let liveTabs = Gauge(label: "theseus_web_tabs")

    init(
      loop: MainLoop, store: StoreQueue, limits: WebLimits, files: FileSpace, logger: Logger,
      mark: CrashMark?,
      makeApp: @escaping MakeApp
    ) {
      self.loop = loop
      connections = Connections(loop)
      idle = IdleTabs(limit: limits.memoryAwake)
      self.store = store
      self.limits = limits
      self.files = files
      noFiles = UserFiles(root: files.root.appendingPathComponent("none"))
      self.logger = logger
      self.mark = mark
      self.makeApp = makeApp
      watchdog = Watchdog(seconds: limits.secondsPerTurn)
      loop.aroundJobs = { [watchdog] jobs in watchdog.during(jobs) }
    }

    var timeWithoutBrowser: TimeAmount {
      .milliseconds(Int64(limits.secondsWithoutBrowser * 1_000))
    }

    /// Nil if tabs with a browser always keep running.
    var idleTime: TimeAmount? {
      guard limits.secondsIdle < 1e9 else { return nil }
      return .milliseconds(Int64(max(0, limits.secondsIdle) * 1_000))
    }

    /// Logs a fault of the app's code, which many tabs have, for the first of them.
    func reportOnce(_ issue: RuntimeIssue) {
      let text = "\(issue.kind.rawValue): \(issue.message)"
      guard reported.count < Self.mostReported, reported.insert(text).inserted else { return }
      let place = issue.location.map { " (\($0))" } ?? ""
      logger.warning("\(text)\(place)")
    }

    /// Runs code of a tab. Tasks that it starts belong to the tab too.
    ///
    /// - Parameter mayStartTimers: false for code that has no reason to. Its timers would be
    ///   noticed after the next turn of any tab.
    func running<Value, Failure: Error>(
      _ tab: RunningTab, mayStartTimers: Bool = true, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      defer { if mayStartTimers { loop.noteTurn() } }
      func perform() -> Result<Value, Failure> {
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
      }
      return try watchdog.during {
        RunningTab.$current.withValue(tab) {
          mark.map { $0.during(tab, perform) } ?? perform()
        }
      }.get()
    }

    // MARK: Opening

    /// Finds or creates the tab of a connection, which becomes the tab's.
    func open(_ hello: Hello, user: String, _ connection: Connection) {
      guard RandomID.isValid(hello.page), hello.copyOf.map(RandomID.isValid) ?? true else {
        return connection.close(.protocolError)
      }
      let id = TabID(user: user, page: hello.page)
      if let tab = tabs[id], !tab.hasEnded {
        guard let old = tab.connection else { return resume(tab, hello, connection) }
        // A browser copies the page id into a duplicated tab. A connection that the network lost
        // looks the same, but nobody answers there.
        return old.checkAnswer { [weak self, weak connection] isAlive in
          guard let self, let connection, connection.isOpen else { return }
          if !isAlive || tab.hasEnded || tab.connection !== old {
            if tab.hasEnded { return connection.close(.serviceRestart) }
            return resume(tab, hello, connection)
          }
          copy(tab, hello, connection)
        }
      }
      // A browser that noticed the duplication names the original.
      start(id, hello, connection, copying: hello.copyOf.map { TabID(user: user, page: $0) })
    }

    private func resume(_ tab: Tab, _ hello: Hello, _ connection: Connection) {
      // The browser may have been with another worker meanwhile.
      tab.doubtLease()
      tab.makeReady { [weak connection] in
        guard let connection, connection.isOpen else { return }
        if tab.hasEnded || tab.isAsleep { return connection.close(.serviceRestart) }
        tab.reconnect(hello)
        connection.attach(tab)
        if !hello.fields.isEmpty { tab.noteEdits() }
      }
    }

    private func copy(_ tab: Tab, _ hello: Hello, _ connection: Connection) {
      let id = TabID(user: tab.id.user, page: RandomID.make())
      connection.send(ServerFrame.page(id.page))
      start(id, hello, connection, copying: tab.id)
    }

    private func start(
      _ id: TabID, _ hello: Hello, _ connection: Connection, copying original: TabID?
    ) {
      if let end = refusal(of: id) {
        numbers.refusals.add()
        logger.notice("a page was refused: \(end.text)", metadata: ["user": "\(id.user)"])
        return connection.end(end)
      }
      // The same tab has two connections. The browser opens the refused one again.
      guard opening.insert(id).inserted else { return connection.close(.serviceRestart) }
      let now = NIODeadline.now()
      let isSuspect = suspects.remove(id) != nil
      let start = isSuspect ? max(now, nextSuspect) : now
      if isSuspect { nextSuspect = start + Self.suspectDelay }
      if start == now { return take(id, hello, connection, copying: original) }
      loop.eventLoop.scheduleTask(deadline: start) { [weak self, weak connection] in
        MainActor.assumeIsolated {
          guard let self else { return }
          guard let connection, connection.isOpen else { return self.endOpening(id) }
          self.take(id, hello, connection, copying: original)
        }
      }
    }

    private func take(
      _ id: TabID, _ hello: Hello, _ connection: Connection, copying original: TabID?
    ) {
      let known = users[id.user]
      if known != nil { readSettings() }
      // A running tab is newer than its snapshot.
      if let original { tabs[original]?.save() }
      store.open(id, copying: original, files, needsSettings: known == nil) {
        [weak self, weak connection] result in
        guard let self else { return }
        defer { endOpening(id) }
        do {
          let answer = try result.get()
          guard let connection, connection.isOpen else { return }
          create(id, hello, answer, connection)
        } catch {
          // The browser connects again, with the edits that are not saved.
          connection?.close(.serviceRestart)
        }
      }
    }

    private func endOpening(_ id: TabID) {
      opening.remove(id)
      forgetUnused(id.user)
    }

    /// Forgets a user without tabs. One whose tab is being opened stays: the tab does not read the
    /// settings again.
    private func forgetUnused(_ user: String) {
      guard users[user]?.tabs.isEmpty == true, !opening.contains(where: { $0.user == user })
      else { return }
      users[user] = nil
    }

    private func create(
      _ id: TabID, _ hello: Hello, _ opening: StoreQueue.Opening, _ connection: Connection
    ) {
      if let damage = opening.damage { noteDamage(damage, id) }
      if opening.lease.crashes >= 2 {
        logger.error(
          "a page is parked: it ended the server twice",
          metadata: ["user": "\(id.user)", "page": "\(id.page)"])
        return connection.end(.parked)
      }
      let user = users[id.user] ?? makeUser(id.user, opening.settings ?? [:])
      user.tabs.insert(id.page)
      let name = RunningTab(id)
      let tab = running(name) {
        Tab(name, user: user, hello: hello, opening: opening, server: self)
      }
      tabs[id] = tab
      liveTabs.record(tabs.count)
      connection.attach(tab)
      if !hello.fields.isEmpty { tab.noteEdits() }
    }

    private func makeUser(_ name: String, _ settings: [String: String]) -> User {
      let user = User(name, settings: settings, store: store) {
        [weak self, eventLoop = loop.eventLoop] in
        eventLoop.execute {
          MainActor.assumeIsolated { self?.wakeTabs(of: name) }
        }
      }
      users[name] = user
      return user
    }

    /// Tabs that sleep show the user's settings too.
    private func wakeTabs(of user: String) {
      for page in users[user]?.tabs ?? [] {
        if let tab = tabs[TabID(user: user, page: page)], tab.isAsleep { tab.wake {} }
      }
    }

    /// Between two looks at what other workers have stored.
    private static let settingsInterval = TimeAmount.seconds(1)

    /// Shows the settings that users change in their tabs of other workers.
    func watchSettings() {
      readSettings()
      loop.eventLoop.scheduleRepeatedTask(
        initialDelay: Self.settingsInterval, delay: Self.settingsInterval
      ) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self, !self.users.isEmpty else { return }
          self.readSettings()
        }
      }
    }

    private func readSettings() {
      guard !isReadingSettings else { return }
      isReadingSettings = true
      store.readChanges(after: settingsRevision) { [weak self] result in
        guard let self else { return }
        isReadingSettings = false
        // A store that cannot be read now is asked again.
        guard let changes = try? result.get() else { return }
        settingsRevision = changes.revision
        take(changes.settings)
      }
    }

    private func take(_ settings: [UserSetting]) {
      var values: [String: [String: String?]] = [:]
      for setting in settings where users[setting.user] != nil && !store.isNewer(than: setting) {
        values[setting.user, default: [:]].updateValue(setting.value, forKey: setting.key)
      }
      for (user, changes) in values {
        if users[user]?.take(changes) == true { wakeTabs(of: user) }
      }
    }

    private func refusal(of id: TabID) -> TabEnd? {
      // Tabs that are being opened count: many may come before the store answers the first.
      let ofUser = opening.reduce(users[id.user]?.tabs.count ?? 0) {
        $1.user == id.user && $1 != id ? $0 + 1 : $0
      }
      if ofUser >= limits.tabsPerUser { return .tooManyTabs(limits.tabsPerUser) }
      while runningTabs + opening.count >= limits.tabs, idle.sleepFirst() {}
      if runningTabs + opening.count >= limits.tabs || ResidentMemory.bytes > limits.memory {
        return .busy
      }
      return nil
    }

    // MARK: Numbers

    /// The text of `/metrics`.
    var metrics: String {
      return numbers.text(
        [
          ("theseus_web_tabs", "Tabs with a running app.", runningTabs),
          (
            "theseus_web_tabs_asleep", "Connected tabs of which only the snapshot is left.",
            tabs.count - runningTabs
          ),
          ("theseus_web_connections", "Open WebSockets.", connections.count),
          ("theseus_web_users", "Users with open tabs.", users.count),
          ("process_resident_memory_bytes", "Resident memory.", ResidentMemory.bytes),
        ], worker: WorkerRole.own?.index)
    }

    /// A tab's app has begun or ended.
    func noteRunning(_ did: Bool, _ does: Bool) { runningTabs += (does ? 1 : 0) - (did ? 1 : 0) }

    // MARK: Ending

    func noteEnd(of tab: Tab, _ end: TabEnd) {
      if end.kind == .fatal {
        logger.error("a page ended: \(end.text)", metadata: ["user": "\(tab.id.user)"])
      }
    }

    func noteProblem(_ text: String, _ tab: TabID) {
      logger.error("\(text)", metadata: ["user": "\(tab.user)", "page": "\(tab.page)"])
    }

    func noteDamage(_ damage: String, _ tab: TabID) {
      noteProblem("a saved page cannot be read and is set aside: \(damage)", tab)
    }

    /// A tab has given its memory back. The system gets it when several have.
    func noteSleep() {
      idle.noteSleep()
      guard !willTrim else { return }
      willTrim = true
      loop.eventLoop.scheduleTask(in: .seconds(5)) { [weak self] in
        MainActor.assumeIsolated {
          self?.willTrim = false
          cterminal_return_memory()
          self?.idle.noteReturnedMemory()
        }
      }
    }

    func remove(_ tab: Tab) {
      guard tabs[tab.id] === tab else { return }
      tabs[tab.id] = nil
      idle.remove(tab)
      tab.user.tabs.remove(tab.id.page)
      forgetUnused(tab.id.user)
      liveTabs.record(tabs.count)
    }

    /// The tabs that are open, with their fences.
    var openTabs: [TabID: Int] { tabs.mapValues(\.fence) }

    /// The files of tabs that are open are not old.
    func touchFiles() { for tab in tabs.keys { files.touch(tab) } }

    /// Saves every tab; returns when the store has them, or false when it cannot take them now.
    func saveAll() -> Bool {
      for tab in tabs.values { tab.save() }
      return store.drain()
    }
  }

  /// The measured fonts of browsers: pages whose browsers measured the same share a table.
  @MainActor
  final class FontTables {
    private var tables: [[MeasuredFont]: WeakTable] = [:]

    private struct WeakTable {
      weak var table: FontTable?
    }

    subscript(hello: Hello) -> FontTable {
      if let known = tables[hello.fonts]?.table { return known }
      tables = tables.filter { $0.value.table != nil }
      let table = FontTable(hello)
      tables[hello.fonts] = WeakTable(table: table)
      return table
    }
  }

  enum ResidentMemory {
    /// Of this process.
    static var bytes: Int {
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return 0 }
      return pages * Int(getpagesize())
    }
  }
#endif
