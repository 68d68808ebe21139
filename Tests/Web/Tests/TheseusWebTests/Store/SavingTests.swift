import Foundation
import Testing

@testable import TheseusWeb

/// When changes reach the store, and what happens while they cannot.
@Suite struct SavingTests {
  @Test("an edit is in the store, and its browser knows it, within 200 ms")
  func withinTime() throws {
    let server = try RunningProbe()
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    var best = Duration.seconds(10)
    for round in 1...8 {
      let start = ContinuousClock.now
      screen.type("round \(round)")
      #expect(screen.wait { $0.saved == round + 1 })
      best = min(best, .now - start)
      usleep(50_000)
    }
    // A machine with other work is late now and then, not each time.
    #expect(best <= .milliseconds(200))
  }

  @Test("what cannot be saved is saved later, without another change")
  func retries() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    #expect(screen.wait(within: .milliseconds(500)) { _ in false } == false)
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    screen.type("kept")
    screen.press("Visit")
    #expect(
      WorkerTests.wait(within: .seconds(30)) { server.log.contains("cannot be written") })
    #expect(screen.saved == 0)
    try other.run("COMMIT")
    #expect(screen.wait(within: .seconds(30)) { $0.saved >= 2 })
    usleep(1_500_000)
    server.probe.kill(SIGKILL)
    try server.restart()
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.fieldText == "kept" && again.status == "count 0 visits 1 place 0")
  }

  @Test(
    "a store that is damaged while the server runs ends no page, and is set aside by the next run")
  func damagedWhileRunning() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.type("before")
    #expect(screen.wait { $0.saved == 2 })
    let noise = Data((0..<200_000).map { _ in UInt8.random(in: 0...255) })
    for end in ["", "-wal"] {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: server.storePath + end))
      try file.write(contentsOf: noise)
      try file.synchronize()
    }
    screen.press("More")
    screen.type("after")
    #expect(screen.shows("count 1"))
    usleep(500_000)
    screen.press("More")
    #expect(screen.shows("count 2"))
    server.probe.kill(SIGTERM)
    #expect(server.probe.ends(within: .seconds(15)))
    try server.restart()
    #expect(server.log.contains(".damaged"))
    #expect(
      Screen(try server.open(PageID(), cookie: try server.newCookie())).status.hasPrefix("count 0"))
  }
}
