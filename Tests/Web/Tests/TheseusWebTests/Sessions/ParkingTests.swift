import Foundation
import Testing

@testable import TheseusWeb

/// Wherever a tab's code ends the server, it is that tab which is parked.
@Suite struct ParkingTests {
  /// Opens page A and lets it trap.
  private func crash(
    _ server: RunningProbe, _ cookie: String, in place: String, beside others: [Screen] = []
  ) throws {
    var screen: Screen? = Screen(try server.open(PageID("A"), cookie: cookie))
    #expect(screen?.end == nil)
    for other in others { other.press("More") }
    for (index, other) in others.enumerated() {
      #expect(other.wait { $0.status != "count 0 " }, "\(index)")
    }
    if screen?.status.contains(place) != true { screen?.press(place) }
    if place == "disappear" {
      #expect(screen?.shows(place) == true)
      usleep(400_000)
      screen = nil
    }
    let hasEnded = server.probe.ends(within: .seconds(30))
    try #require(hasEnded, "no crash in \(place)")
    #expect(server.probe.status() != 0)
    withExtendedLifetime(screen) {}
    try server.restart()
  }

  @Test(
    "a page whose code ends the server twice is parked; one that ran at the same time is not",
    arguments: [
      "body", "task", "elsewhere", "unstructured", "canvas", "shape", "snapshot", "disappear",
      "exit",
    ])
  func namesTheTab(place: String) throws {
    let server = try RunningProbe(["app=traps", "secondsWithoutBrowser=0.3"])
    let cookie = try server.newCookie()
    for _ in 0..<2 {
      let other = Screen(try server.open(PageID("B"), cookie: cookie))
      try crash(server, cookie, in: place, beside: [other])
    }
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end?.first == "parked")
    #expect(Screen(try server.open(PageID("B"), cookie: cookie)).end == nil)
  }

  @Test("code that does not return ends the server, and its page is parked")
  func endlessLoop() throws {
    let server = try RunningProbe(["app=traps", "secondsPerTurn=1"])
    let cookie = try server.newCookie()
    for _ in 0..<2 { try crash(server, cookie, in: "loop") }
    #expect(server.log.contains("without returning"))
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end?.first == "parked")
  }

  @Test(
    """
    a page whose timer, queue or detached task ends the server twice is parked; one that ran \
    before the first time is not
    """,
    arguments: ["timer", "queue", "detached"])
  func suspects(place: String) throws {
    let server = try RunningProbe(["app=traps"])
    let cookie = try server.newCookie()
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    try crash(server, cookie, in: place, beside: [other])
    // B returns first; A begins later, so the crash is A's.
    let back = Screen(try server.open(PageID("B"), cookie: cookie))
    #expect(back.end == nil)
    try crash(server, cookie, in: place)
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end?.first == "parked")
    #expect(Screen(try server.open(PageID("B"), cookie: cookie)).end == nil)
  }

  @Test("a page that ends the server each time it wakes is parked")
  func wakes() throws {
    let server = try RunningProbe(["app=traps", "secondsIdle=0.3"])
    let cookie = try server.newCookie()
    for round in 0..<2 {
      let screen = Screen(try server.open(PageID("A"), cookie: cookie))
      #expect(screen.end == nil, "round \(round)")
      if round == 0 { screen.press("second") }
      #expect(screen.shows("second"))
      // It sleeps when its last change is saved, which takes longer on a busy machine.
      var hasEnded = false
      for _ in 0..<8 where !hasEnded {
        usleep(2_000_000)
        screen.press("More")
        hasEnded = server.probe.ends(within: .seconds(3))
      }
      try #require(hasEnded)
      try server.restart()
    }
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end?.first == "parked")
  }

  @Test("a server that is killed between turns blames no page")
  func killedIdle() throws {
    let server = try RunningProbe(["app=traps"])
    let cookie = try server.newCookie()
    for round in 1...3 {
      let screen = Screen(try server.open(PageID("A"), cookie: cookie))
      screen.press("More")
      #expect(screen.shows("count \(round)") && screen.wait { _ in server.probe.process.isRunning })
      usleep(400_000)
      server.probe.kill(SIGKILL)
      try server.restart()
    }
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end == nil)
  }

  @Test("a server that is killed while code of a page runs blames no page")
  func killedInCode() throws {
    let server = try RunningProbe(["app=traps"])
    let cookie = try server.newCookie()
    for round in 1...3 {
      let screen = Screen(try server.open(PageID("A"), cookie: cookie))
      #expect(screen.end == nil, "round \(round)")
      screen.press("More")
      #expect(screen.shows("count \(round)"))
      usleep(400_000)
      screen.press("loop")
      usleep(400_000)
      // The page's code still runs, so the server does not answer.
      #expect(!screen.status.contains("loop"))
      server.probe.kill(SIGKILL)
      try server.restart()
    }
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end == nil)
  }

  @Test("a server that the system killed for want of memory blames the page whose code ran")
  func memory() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("mark")
    let tab = TabID(user: "U", page: "A")
    func run(memoryKills: UInt64) -> CrashMark.Crash? {
      let file = CrashMarkFile(path: path, memoryKills: memoryKills)
      defer { file?.name(RunningTab(tab)) }
      defer { file?.begin() }
      return file?.crash
    }
    #expect(run(memoryKills: 3) == nil)
    #expect(run(memoryKills: 3) == nil)
    let crash = try #require(run(memoryKills: 4))
    #expect(crash.tabs == [tab] && crash.isCertain)
    #expect(run(memoryKills: 4) == nil)
    #expect(MemoryKills.count(in: "oom_kill_disable 7\noom_kill 12\nunevictable 9\n") == 12)
    #expect(MemoryKills.count(in: "nr_free_pages 1\n") == 0)
  }
}
