import Foundation
import Testing

/// Bytes that no browser sends, below the messages: the server answers or closes, and continues.
@Suite struct HostileConnectionTests {
  private func check(_ server: RunningProbe, _ tab: Screen, _ round: Int) throws {
    #expect(server.probe.process.isRunning, "round \(round)")
    #expect(try server.get("/healthz").status == 200, "round \(round)")
  }

  private func mutated(_ bytes: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 3: bytes.removeLast(bytes.count - index)
      default: bytes.insert(contentsOf: bytes[..<index], at: index)
      }
    }
    return bytes
  }

  @Test("damaged requests end no server and no page")
  func requests() throws {
    let server = try RunningProbe()
    let tab = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    let seeds = [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "POST /file/AAAAAAAAAAAAAAAAAAAAAA?page=AAAAAAAAAAAAAAAAAAAAAA HTTP/1.1\r\n"
        + "Host: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello",
      "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "5\r\nhello\r\n0\r\n\r\n",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let client = try Client(port: server.port)
      client.write(mutated(Array((seeds.randomElement() ?? "").utf8), &random))
    }
    let long = String(repeating: "x", count: 200_000)
    let large = [
      "GET /\(long) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \(long)\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        + (0..<20_000).map { "X-\($0): y\r\n" }.joined() + "\r\n",
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    ]
    for (round, text) in large.enumerated() {
      let client = try Client(port: server.port)
      client.write(text)
      _ = client.receive(within: .milliseconds(500))
      try check(server, tab, round)
    }
    tab.press("More")
    #expect(tab.shows("count 1"))
  }

  @Test("damaged frames end their connection at most")
  func frames() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let tab = Screen(try server.open(PageID(), cookie: cookie))
    var random = SystemRandomNumberGenerator()
    func masked(_ head: [UInt8], _ payload: [UInt8]) -> [UInt8] { head + [0, 0, 0, 0] + payload }
    let hello = Array(RunningProbe.hello(PageID("B")).utf8)
    let seeds: [[UInt8]] = [
      masked([0x81, 0x80 | 2], Array("[]".utf8)),
      masked([0x81, 0x80 | 126, UInt8(hello.count >> 8), UInt8(hello.count & 0xFF)], hello),
      // Lengths that do not fit, with and without the sign, and more than were sent.
      masked([0x81, 0x80 | 127, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], []),
      masked([0x81, 0x80 | 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], []),
      masked([0x81, 0x80 | 127, 0, 0, 0, 0, 0x10, 0, 0, 0], [1]),
      // Not masked, a long ping, a ping in fragments, a continuation of nothing, a close of 1 byte.
      [0x81, 2, 0x5B, 0x5D], masked([0x89, 0x80 | 126, 0, 200], [UInt8](repeating: 1, count: 200)),
      masked([0x09, 0x80], []), masked([0x80, 0x80 | 1], [1]), masked([0x88, 0x80 | 1], [3]),
      masked([0x88, 0x80 | 2], [0, 0]), masked([0xF1, 0x80], []), masked([0x8B, 0x80], []),
      // One message in too many fragments.
      masked([0x01, 0x81], [0x5B])
        + (0..<200).flatMap { _ in masked([0x00, 0x81], [0x20]) },
    ]
    for (round, seed) in seeds.enumerated() {
      let client = try Client.open(port: server.port, cookie: cookie)
      client.write(seed)
      _ = client.receive(within: .milliseconds(100))
      if round % 5 == 0 { try check(server, tab, round) }
    }
    for round in 0..<150 {
      let client = try Client.open(port: server.port, cookie: cookie)
      client.write(mutated(seeds.randomElement() ?? [], &random))
      if round % 30 == 0 { try check(server, tab, round) }
    }
    tab.press("More")
    #expect(tab.shows("count 1"))
  }
}
