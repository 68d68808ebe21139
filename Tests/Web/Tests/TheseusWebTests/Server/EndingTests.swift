import Foundation
import Testing

@testable import TheseusWeb

/// A server that is asked to end saves everything and ends in bounded time, whatever its pages do.
@Suite struct EndingTests {
  @Test("it waits for a store that can be written again")
  func lockedStore() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    #expect(screen.shows("count 0"))
    screen.press("More")
    #expect(screen.shows("count 1"))
    usleep(500_000)
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    screen.type("last words")
    #expect(screen.wait { $0.answered > 0 })
    server.probe.kill(SIGTERM)
    // Longer than a connection waits for the lock.
    usleep(5_600_000)
    try other.run("COMMIT")
    #expect(server.probe.ends(within: .seconds(20)))
    #expect(server.probe.status() == 0)
    try server.restart()
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.fieldText == "last words" && again.status.hasPrefix("count 1"))
  }

  @Test("it ends in time, with a status, when the store stays away")
  func lostStore() throws {
    let server = try RunningProbe(["secondsToEnd=3"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    #expect(screen.shows("count 0"))
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    screen.press("More")
    #expect(screen.shows("count 1"))
    server.probe.kill(SIGTERM)
    #expect(server.probe.ends(within: .seconds(30)))
    #expect(server.probe.status() == 1)
    #expect(server.log.contains("ends now") || server.log.contains("could not be saved"))
    try other.run("COMMIT")
  }

  @Test("it ends in time although code of a page does not return, and others are saved")
  func busyPage() throws {
    let server = try RunningProbe(["app=traps", "secondsPerTurn=60", "secondsToEnd=2"])
    let cookie = try server.newCookie()
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    other.press("More")
    #expect(other.shows("count 1"))
    usleep(500_000)
    let busy = Screen(try server.open(PageID("A"), cookie: cookie))
    busy.press("loop")
    #expect(WorkerTests.wait { (try? server.isSilent()) == true })
    server.probe.kill(SIGTERM)
    #expect(server.probe.ends(within: .seconds(30)))
    #expect(server.probe.status() == 1 && server.log.contains("ends now"))
    try server.restart()
    #expect(Screen(try server.open(PageID("B"), cookie: cookie)).shows("count 1"))
  }

  @Test("an upload that has begun does not keep it")
  func upload() throws {
    let server = try RunningProbe(["app=files"])
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.press("One")
    #expect(screen.wait { !$0.fileOrders.isEmpty })
    let request = try #require(screen.fileOrders.last?[1] as? Int)
    screen.client.send("[\"files\",\(request),[[\"a.txt\",1000000]]]")
    #expect(screen.wait { $0.fileOrders.last?.first as? String == "take" })
    let token = try #require((screen.fileOrders.last?[2] as? [String])?.first)
    let client = try Client(port: server.port)
    let lines = [
      "POST /file/\(token)?page=\(PageID().text) HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
      "Cookie: \(cookie)", "Content-Length: 1000000", "Origin: http://127.0.0.1:\(server.port)",
    ]
    client.write(
      lines.joined(separator: "\r\n") + "\r\n\r\n" + String(repeating: "x", count: 9_000))
    usleep(300_000)
    server.probe.kill(SIGTERM)
    #expect(server.probe.ends(within: .seconds(8)))
    #expect(server.probe.status() == 0)
    withExtendedLifetime(client) {}
  }
}

extension RunningProbe {
  /// Whether it does not answer for a moment: its thread is busy.
  fileprivate func isSilent() throws -> Bool {
    let client = try Client(port: port)
    let request = ["GET /healthz HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
    client.write(request.joined(separator: "\r\n") + "\r\n\r\n")
    return client.receive(within: .milliseconds(700)) == .nothing
  }
}
