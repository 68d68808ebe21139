import Foundation

/// One page, as bytes: it sends clicks and counts what comes back.
final class Browser {
  let file: Int32
  private var unread: [UInt8] = []
  /// The node to click.
  private(set) var button = 0
  /// When the click that is not answered yet was sent.
  private(set) var sent: ContinuousClock.Instant?

  init?(port: Int, page: Int) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var on: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { return nil }
    let lines = [
      "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    var head = ""
    while !head.hasSuffix("\r\n\r\n"), let byte = byte() {
      head.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard head.hasPrefix("HTTP/1.1 101") else { return nil }
    let id = String(page)
    let name = String(repeating: "A", count: 21 - id.count) + id + "A"
    send(
      """
      ["hello",{"v":1,"page":"\(name)","path":"/","width":800,"height":600,"fonts":[],\
      "fields":[],"scroll":[]}]
      """)
    // The first frame has the tree; the second button is More.
    while button == 0, let frame = receive() {
      let ids = frame.matches(of: /\[(\d+),"[^"]*","button"/).compactMap { Int($0.1) }
      button = ids.last ?? 0
    }
    guard button > 0 else { return nil }
  }

  deinit { close(file) }

  func click() {
    sent = .now
    send("[\"c\",\(button)]")
  }

  /// Takes the answer to the click: its size in bytes.
  func takeAnswer() -> Int? {
    guard let frame = receive() else { return nil }
    sent = nil
    return frame.utf8.count
  }

  private func send(_ text: String) {
    let payload = Array(text.utf8)
    var frame: [UInt8] = [0x81]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    }
    frame += [0, 0, 0, 0]
    write(frame + payload)
  }

  private func receive() -> String? {
    guard let first = byte(), let second = byte() else { return nil }
    var length = Int(second & 0x7F)
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      length = 0
      for _ in 0..<count { length = length << 8 | Int(byte() ?? 0) }
    }
    var payload: [UInt8] = []
    while payload.count < length, let byte = byte() { payload.append(byte) }
    return first & 0xF == 1 ? String(decoding: payload, as: UTF8.self) : nil
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
