import Foundation
import Testing

@testable import TheseusWeb

@Suite struct WorkerTests {
  /// The processes of a server's workers.
  static func workers(of server: RunningProbe) -> [pid_t] {
    let parent = server.probe.process.processIdentifier
    let path = "/proc/\(parent)/task/\(parent)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  static func wait(
    within limit: Duration = .seconds(10), until isDone: () throws -> Bool
  ) rethrows -> Bool {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      if try isDone() { return true }
      usleep(20_000)
    }
    return false
  }

  private func healthy(_ server: RunningProbe) -> Bool {
    (try? server.get("/healthz").status) == 200
  }

  @Test("workers share an address; one that is killed starts again, and its pages continue")
  func restarts() throws {
    let server = try RunningProbe(["workers=2"])
    #expect(Self.wait { healthy(server) })
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.press("More")
    screen.type("half")
    #expect(screen.wait { $0.saved == 3 })
    let before = Self.workers(of: server)
    #expect(before.count == 2)
    for worker in before { kill(worker, SIGKILL) }
    #expect(screen.client.closeCode() == nil)
    #expect(
      Self.wait {
        let now = Self.workers(of: server)
        return now.count == 2 && Set(now).isDisjoint(with: before)
      })
    // A connection that comes meanwhile waits, and is accepted.
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.status == "count 1 visits 0 place 0" && again.fieldText == "half")
  }

  @Test("SIGTERM saves the pages of all workers and ends with 0; no process is left")
  func terminates() throws {
    let server = try RunningProbe(["workers=3"])
    #expect(Self.wait { healthy(server) })
    let cookie = try server.newCookie()
    let screens = try "ABCDEF".map { Screen(try server.open(PageID($0), cookie: cookie)) }
    for (index, screen) in screens.enumerated() { screen.type("text \(index)") }
    for screen in screens { #expect(screen.wait { $0.answered == 1 }) }
    let workers = Self.workers(of: server)
    server.probe.kill(SIGTERM)
    for screen in screens { #expect(screen.client.closeCode() == 1012) }
    #expect(server.probe.status() == 0)
    #expect(workers.allSatisfy { kill($0, 0) != 0 })
    try server.restart()
    for (index, page) in "ABCDEF".enumerated() {
      #expect(Screen(try server.open(PageID(page), cookie: cookie)).fieldText == "text \(index)")
    }
  }

  @Test("workers end with a supervisor that is killed")
  func orphans() throws {
    let server = try RunningProbe(["workers=2"])
    #expect(Self.wait { healthy(server) })
    let workers = Self.workers(of: server)
    server.probe.kill(SIGKILL)
    #expect(Self.wait { workers.allSatisfy { kill($0, 0) != 0 } })
  }

  @Test("a page that ends its worker twice is parked, and the other pages continue")
  func parks() throws {
    let server = try RunningProbe(["workers=2"])
    let cookie = try server.newCookie()
    #expect(Self.wait { healthy(server) })
    for round in 0..<2 {
      let screen = Screen(try server.open(PageID(), cookie: cookie))
      #expect(screen.end == nil && screen.status.hasPrefix("count 0"), "round \(round)")
      screen.press("Fail")
      #expect(screen.client.closeCode() == nil)
      // The next worker counts the crash before it serves.
      #expect(Self.wait { Self.workers(of: server).count == 2 && healthy(server) })
      usleep(500_000)
    }
    #expect(Screen(try server.open(PageID(), cookie: cookie)).end?.first == "parked")
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    other.press("More")
    #expect(other.shows("count 1"))
  }

  @Test("an address in use is one line and 69; a store that cannot be opened 73")
  func failures() throws {
    let server = try RunningProbe(["workers=1"])
    #expect(Self.wait { healthy(server) })
    let folder = try TemporaryFolder()
    let second = try Probe([
      "serve", folder.path("sessions.sqlite"), "workers=2", "port=\(server.port)",
    ])
    #expect(second.status() == 69)
    let third = try Probe(["serve", "/proc/none/sessions.sqlite", "workers=2"])
    #expect(third.status() == 73)
  }

  @Test("a program that ends when workers start ends the server, with its status and its line")
  func endsAtStart() throws {
    let folder = try TemporaryFolder()
    let server = try Probe(
      ["serve", folder.path("sessions.sqlite"), "workers=2", "workerStatus=74"],
      log: folder.path("log"))
    #expect(server.ends(within: .seconds(20)))
    #expect(server.status() == 74)
    let lines = try String(contentsOfFile: folder.path("log"), encoding: .utf8)
      .split(separator: "\n")
    // The other worker may have come as far.
    #expect((1...2).contains(lines.count) && lines.allSatisfy { $0 == "cannot start" }, "\(lines)")
  }

  @Test("no typed character is lost and no press counts twice while workers are killed in turn")
  func killedInTurn() throws {
    let environment = ProcessInfo.processInfo.environment
    try survive(
      sessions: environment["SURVIVAL_SESSIONS"].flatMap { Int($0) } ?? 24,
      kills: environment["SURVIVAL_KILLS"].flatMap { Int($0) } ?? 6)
  }

  #if Postgres
    @Test("the same on PostgreSQL", .enabled(if: PostgresCluster.isInstalled))
    func killedInTurnOnPostgres() throws {
      let cluster = try PostgresCluster()
      try survive(sessions: 12, kills: 4, store: cluster.url)
      withExtendedLifetime(cluster) {}
    }
  #endif

  /// Sessions type and press, each on a thread of its own and like a browser: after a lost
  /// connection it sends the edits that were not saved again, and no press.
  private func survive(sessions: Int, kills: Int, store: String? = nil) throws {
    let options = ["workers=2", "tabsPerUser=1000"]
    let server =
      try store.map { try RunningProbe(store: $0, options) } ?? RunningProbe(options)
    #expect(Self.wait { healthy(server) })
    let typists = try (0..<sessions).map {
      Typist(server.port, cookie: try server.newCookie(), page: PageID(), number: $0)
    }
    let group = DispatchGroup()
    for typist in typists {
      Thread.detachNewThread(in: group) { typist.work() }
    }
    var killed = 0
    let deadline = ContinuousClock.now + .seconds(5 * kills + 20)
    while killed < kills, ContinuousClock.now < deadline {
      usleep(700_000)
      let workers = Self.workers(of: server)
      // A worker that is just starting is not there to be killed.
      guard workers.count == 2, kill(workers[killed % 2], SIGKILL) == 0 else { continue }
      killed += 1
    }
    #expect(killed == kills)
    for typist in typists { typist.finish() }
    #expect(group.wait(timeout: .now() + 60) == .success)
    for typist in typists { #expect(typist.problem == nil) }
    #expect(typists.allSatisfy { $0.typed > 5 })
    #expect(typists.contains { $0.reconnections > 0 })
    // The page shows what the store contains.
    server.probe.kill(SIGTERM)
    #expect(server.probe.status() == 0)
    try server.restart()
    #expect(Self.wait { healthy(server) })
    for typist in typists {
      let screen = Screen(try server.open(PageID(), cookie: typist.cookie))
      #expect(screen.fieldText == typist.text)
      #expect(screen.status == typist.status)
    }
  }
}

extension Thread {
  fileprivate static func detachNewThread(
    in group: DispatchGroup, _ body: @escaping @Sendable () -> Void
  ) {
    group.enter()
    let thread = Thread {
      body()
      group.leave()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
}
