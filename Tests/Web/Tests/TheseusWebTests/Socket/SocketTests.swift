import Foundation
import Testing

@testable import TheseusWeb

@Suite struct SocketTests {
  @Test("the server's own page connects; foreign, missing and doubtful origins are refused")
  func origins() throws {
    let server = try RunningProbe()
    let own = "127.0.0.1:\(server.port)"
    func status(_ origin: String) throws -> Int {
      try Client(port: server.port).upgrade(origin: origin).status
    }
    #expect(try status("http://\(own)") == 101)
    #expect(try status("https://\(own)") == 101)
    for origin in [
      "", "null", "http://example.com", "http://\(own).example.com", "http://127.0.0.1",
      "ftp://\(own)", "http://x@\(own)", own,
    ] {
      #expect(try status(origin) == 403, "\(origin)")
    }
    #expect(try Client(port: server.port).upgrade(path: "/other").status == 200)
  }

  @Test("a socket without a good cookie gets a new session with it")
  func newSession() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    #expect(try Client(port: server.port).upgrade(cookie: cookie).cookie == nil)
    #expect(try Client(port: server.port).upgrade().cookie != nil)
    #expect(try Client(port: server.port).upgrade(cookie: cookie + "x").cookie != nil)
  }

  @Test("malformed messages end the connection with 1002, and nothing else")
  func malformed() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let deep = String(repeating: "[", count: 30_000)
    for text in [
      "", "x", "{}", "[]", "[1]", "[\"unknown\"]", "[\"c\"]", "[\"hello\",{}]", deep, "[\"c\",1]",
      "[\"hello\",{\"v\":1,\"page\":\"short\",\"path\":\"/\",\"width\":1,\"height\":1}]",
    ] {
      let client = try Client.open(port: server.port, cookie: cookie)
      client.send(text)
      #expect(client.closeCode() == 1002, "\(text.prefix(40))")
    }
    let hello = RunningProbe.hello(PageID())
    for members in [
      #""focus":1"#, #""focus":null"#, #""copyOf":[]"#, #""copyOf":"short""#, #""depth":"1""#,
      #""depth":-1"#, #""fonts":{}"#, #""fonts":[1]"#, #""fields":1"#, #""fields":[["a",1,"b",0]]"#,
      #""scroll":null"#, #""scroll":[["a",0]]"#, #""scale":"2""#, #""dark":1"#, #""zone":[]"#,
    ] {
      let client = try Client.open(port: server.port, cookie: cookie)
      // Of members with the same name, the last one counts.
      client.send("\(hello.dropLast(2)),\(members)}]")
      #expect(client.closeCode() == 1002, "\(members)")
    }
    let twice = try server.open(PageID("E"), cookie: cookie)
    twice.send(RunningProbe.hello(PageID("E")))
    #expect(twice.closeCode() == 1002)
    // After hello, and not as text.
    let client = try server.open(PageID(), cookie: cookie)
    client.send("[\"c\"")
    #expect(client.closeCode() == 1002)
    let binary = try server.open(PageID("B"), cookie: cookie)
    binary.send(opcode: 2, [1, 2, 3])
    #expect(binary.closeCode() == 1002)
    let latin = try server.open(PageID("C"), cookie: cookie)
    latin.send(opcode: 1, [0x5B, 0x22, 0xFF, 0x22, 0x5D])
    #expect(latin.closeCode() == 1002)
    let reserved = try server.open(PageID("D"), cookie: cookie)
    reserved.send(opcode: 0x43, [1])
    #expect(reserved.closeCode() == 1002)
    #expect(try server.get("/healthz").status == 200)
  }

  @Test("a message of 64 KB is read; a longer one ends the connection with 1009")
  func oversize() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let frame = "[\"path\",\"/\"]"
    let whole = try server.open(PageID(), cookie: cookie)
    whole.send(frame + String(repeating: " ", count: (64 << 10) - frame.utf8.count))
    whole.send(opcode: 9, [])
    #expect(whole.receive(untilPong: ()))
    let long = try server.open(PageID("B"), cookie: cookie)
    long.send(frame + String(repeating: " ", count: (64 << 10) + 1 - frame.utf8.count))
    #expect(long.closeCode() == 1009)
    // In fragments too.
    let split = try server.open(PageID("C"), cookie: cookie)
    let half = Array(repeating: UInt8(ascii: " "), count: 40_000)
    split.send(opcode: 1, half, isFinal: false)
    split.send(opcode: 0, half)
    #expect(split.closeCode() == 1009)
  }

  @Test("a message in fragments is one message")
  func fragments() throws {
    let server = try RunningProbe()
    let client = try Client.open(port: server.port, cookie: try server.newCookie())
    let hello = Array(RunningProbe.hello(PageID()).utf8)
    client.send(opcode: 1, Array(hello[..<50]), isFinal: false)
    client.send(opcode: 0, Array(hello[50..<60]), isFinal: false)
    client.send(opcode: 9, [])
    client.send(opcode: 0, Array(hello[60...]))
    client.send(opcode: 9, [])
    #expect(client.receive(untilPong: ()))
    client.send("nonsense")
    #expect(client.closeCode() == 1002)
  }

  @Test("a flood is slowed, then ends with 1008; other pages continue meanwhile")
  func flood() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let client = try server.open(PageID(), cookie: cookie)
    let other = try server.open(PageID("B"), cookie: try server.newCookie())
    for _ in 0..<120 { client.send("[\"path\",\"/\"]") }
    client.send(opcode: 9, [])
    #expect(client.receive(untilPong: ()))
    for _ in 0..<400 { client.send("[\"path\",\"/\"]") }
    #expect(client.closeCode() == 1008)
    other.send(opcode: 9, [])
    #expect(other.receive(untilPong: ()))
  }

  @Test("a socket that does not say which tab it is closes with 1008")
  func withoutHello() throws {
    let server = try RunningProbe(["secondsForHello=0.5"])
    let cookie = try server.newCookie()
    let silent = try Client.open(port: server.port, cookie: cookie)
    let tab = Screen(try server.open(PageID(), cookie: cookie))
    let pinging = try Client.open(port: server.port, cookie: cookie)
    pinging.send(opcode: 9, [])
    #expect(silent.closeCode(within: .seconds(5)) == 1008)
    #expect(pinging.closeCode(within: .seconds(5)) == 1008)
    tab.press("More")
    #expect(tab.shows("count 1"))
  }

  @Test("a flood of pings ends with 1008; a few are answered")
  func pings() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let client = try server.open(PageID(), cookie: cookie)
    for _ in 0..<10 { client.send(opcode: 9, [1, 2, 3]) }
    #expect(client.receive(untilPong: ()))
    for _ in 0..<200 { client.send(opcode: 9, [1, 2, 3]) }
    #expect(client.closeCode() == 1008)
    let other = try server.open(PageID("B"), cookie: cookie)
    for _ in 0..<200 { other.send(opcode: 10, []) }
    #expect(other.closeCode() == 1008)
  }

  @Test("connections are limited, and one that closes makes room for another")
  func connections() throws {
    let server = try RunningProbe(["connections=3"])
    let cookie = try server.newCookie()
    var clients = try "AB".map { Screen(try server.open(PageID($0), cookie: cookie)) }
    let third = try Client(port: server.port)
    usleep(200_000)
    #expect(try server.get("/healthz").status == 0)
    withExtendedLifetime(third) {}
    clients.removeLast()
    usleep(200_000)
    #expect(try server.get("/healthz").status == 200)
    clients[0].press("More")
    #expect(clients[0].shows("count 1"))
  }

  @Test("messages at the allowed rate are not delayed")
  func rate() {
    var rate = MessageRate(perSecond: 50, now: .uptimeNanoseconds(0))
    var taken = 0
    for millisecond in 0..<2_000 where millisecond % 25 == 0 {
      if rate.takes(now: .uptimeNanoseconds(UInt64(millisecond) * 1_000_000)) { taken += 1 }
    }
    #expect(taken == 80)
    var burst = MessageRate(perSecond: 50, now: .uptimeNanoseconds(0))
    let now = (0..<500).filter { _ in burst.takes(now: .uptimeNanoseconds(0)) }.count
    #expect(now == 50)
    let later = (0..<2).map { _ in burst.takes(now: .uptimeNanoseconds(20_100_000)) }
    #expect(later == [true, false])
    #expect(burst.pause.nanoseconds > 0 && burst.pause.nanoseconds <= 20_000_001)
  }
}

extension Client {
  /// Whether a ping was answered, after any frames.
  func receive(untilPong: Void) -> Bool {
    while true {
      switch receive() {
      case .pong: return true
      case .text, .ping: continue
      case .close, .nothing: return false
      }
    }
  }
}
