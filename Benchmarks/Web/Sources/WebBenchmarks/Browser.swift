import Foundation

/// One page, as bytes: it sends clicks and counts what comes back.
final class Browser {
  let file: Int32
  private var unread: [UInt8] = []
  /// The node to click.
  private(set) var button = 0
  /// When the click that is not answered yet was sent.
  private(set) var sent: ContinuousClock.Instant?

  /// The session's cookie, for another connection of the same user.
  private(set) var cookie = ""
  /// From `hello` to the whole tree.
  private(set) var opening = Duration.zero

  /// - Parameters:
  ///   - page: a number that tells pages apart.
  ///   - cookie: that of an earlier connection; empty for a new user.
  init?(port: Int, page: Int, cookie: String = "") {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var on: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    // A server that does not answer ends the measurement.
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard connectToServer(port), upgrade(port, cookie) else { return nil }
    let id = String(page)
    let name = String(repeating: "A", count: 21 - id.count) + id + "A"
    let start = ContinuousClock.now
    send(
      """
      ["hello",{"v":1,"page":"\(name)","path":"/","width":800,"height":600,"fonts":[],\
      "fields":[],"scroll":[]}]
      """)
    while true {
      let frame = receive()
      // The server's pings come to pages that are being opened too.
      if case .other = frame { continue }
      guard case .text(let text) = frame else { return nil }
      guard text.contains("\"full\"") else { continue }
      opening = .now - start
      // The second button of the counter is More.
      let ids = text.matches(of: /\[(\d+),"[^"]*","button"/).compactMap { Int($0.1) }
      button = ids.last ?? 0
      return
    }
  }

  private func connectToServer(_ port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private func upgrade(_ port: Int, _ known: String) -> Bool {
    var lines = [
      "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if !known.isEmpty { lines.append("Cookie: \(known)") }
    write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    var head = ""
    while !head.hasSuffix("\r\n\r\n"), let byte = byte() {
      head.unicodeScalars.append(Unicode.Scalar(byte))
    }
    cookie = head.firstMatch(of: /(?i)set-cookie: ([^;\r]*)/).map { String($0.1) } ?? known
    return head.hasPrefix("HTTP/1.1 101")
  }

  deinit { close(file) }

  func click() {
    sent = .now
    send("[\"c\",\(button)]")
  }

  /// The answer to the click: its size in bytes; nil for another frame, or none.
  func takeAnswer() -> Int? {
    guard case .text(let frame) = receive() else { return nil }
    sent = nil
    return frame.utf8.count
  }

  func resize(_ width: Int, _ height: Int) { send("[\"size\",\(width),\(height)]") }

  /// The number of frames that come until nothing has come for a while.
  func countFrames(quiet milliseconds: Int32) -> Int {
    var count = 0
    while isReadable(within: milliseconds) {
      switch receive() {
      case .text: count += 1
      case .other: continue
      case .none: return count
      }
    }
    return count
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    guard unread.isEmpty else { return true }
    var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  private func send(_ text: String) { send(opcode: 1, Array(text.utf8)) }

  private func send(opcode: UInt8, _ payload: [UInt8]) {
    var frame: [UInt8] = [0x80 | opcode]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    }
    frame += [0, 0, 0, 0]
    write(frame + payload)
  }

  private enum Frame {
    case text(String)
    /// A ping, which is answered, or another that is no text.
    case other
    /// The connection has ended.
    case none
  }

  private func receive() -> Frame {
    guard let first = byte(), let second = byte() else { return .none }
    var length = Int(second & 0x7F)
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      length = 0
      for _ in 0..<count { length = length << 8 | Int(byte() ?? 0) }
    }
    var payload: [UInt8] = []
    while payload.count < length, let byte = byte() { payload.append(byte) }
    switch first & 0xF {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8: return .none
    case 9:
      send(opcode: 10, payload)
      return .other
    default: return .other
    }
  }

  private func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  private func byte() -> UInt8? {
    if unread.isEmpty {
      var buffer = [UInt8](repeating: 0, count: 16_384)
      let count = recv(file, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      unread = buffer[..<count].reversed()
    }
    return unread.popLast()
  }
}
