import Foundation

/// A browser for tests: HTTP and WebSocket on a plain socket, so that it can also do what no
/// browser does.
final class Client {
  struct Response {
    var status: Int
    var headers: [String: [String]]
    var body: String

    /// The `name=value` of the session's cookie.
    var cookie: String? {
      headers["set-cookie"]?.first.map { String($0.prefix { $0 != ";" }) }
    }
  }

  enum Frame: Equatable {
    case text(String)
    case close(Int)
    case ping
    case pong
    /// The connection ended without a close frame, or nothing came in time.
    case nothing
  }

  enum Failure: Error {
    case noConnection(Int32)
    case refused(Int)
  }

  private let file: Int32
  private let port: Int
  private var unread: [UInt8] = []

  init(port: Int, receiveBuffer: Int32? = nil) throws {
    self.port = port
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(file, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var on: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Failure.noConnection(errno) }
  }

  deinit { close(file) }

  // MARK: HTTP

  static func get(
    _ path: String, port: Int, method: String = "GET", headers: [String] = []
  ) throws -> Response {
    let client = try Client(port: port)
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    client.write(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return client.response()
  }

  /// Sends a file.
  /// - Parameters:
  ///   - origin: nil for that of the server's own page; empty for none.
  ///   - length: that the header names; nil for that of `body`.
  static func post(
    _ path: String, port: Int, cookie: String, body: String, origin: String? = nil,
    length: Int? = nil
  ) throws -> Response {
    let client = try Client(port: port)
    let origin = origin ?? "http://127.0.0.1:\(port)"
    var lines = [
      "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Cookie: \(cookie)", "Content-Length: \(length ?? body.utf8.count)",
    ]
    if !origin.isEmpty { lines.append("Origin: \(origin)") }
    client.write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return client.response()
  }

  /// A WebSocket of a browser that has loaded the page.
  static func open(port: Int, cookie: String? = nil) throws -> Client {
    let client = try Client(port: port)
    let answer = client.upgrade(cookie: cookie)
    guard answer.status == 101 else { throw Failure.refused(answer.status) }
    return client
  }

  /// - Parameter origin: nil for that of the server's own page; empty for none.
  func upgrade(
    path: String = "/socket", origin: String? = nil, cookie: String? = nil, host: String? = nil,
    headers: [String] = []
  ) -> Response {
    let origin = origin ?? "http://127.0.0.1:\(port)"
    var lines = [
      "GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if !origin.isEmpty { lines.append("Origin: \(origin)") }
    if let cookie { lines.append("Cookie: \(cookie)") }
    write((lines + headers).joined(separator: "\r\n") + "\r\n\r\n")
    return response()
  }

  func response() -> Response {
    var head: [UInt8] = []
    while !head.ends(with: "\r\n\r\n".utf8), let byte = byte(within: .seconds(10)) {
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var headers: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased(), default: []].append(
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    var body: [UInt8] = []
    let length = headers["content-length"]?.first.flatMap { Int($0) } ?? 0
    while body.count < length, let byte = byte(within: .seconds(10)) { body.append(byte) }
    return Response(
      status: status, headers: headers, body: String(decoding: body, as: UTF8.self))
  }

  // MARK: WebSocket

  func send(_ text: String) { send(opcode: 1, Array(text.utf8)) }

  /// A frame with a mask, as browsers send them.
  func send(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      frame.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    frame += mask
    frame += payload.enumerated().map { $1 ^ mask[$0 % 4] }
    write(frame)
  }

  /// The next frame. Pings are answered, as browsers do.
  func receive(within limit: Duration = .seconds(10), answersPings: Bool = true) -> Frame {
    guard let first = byte(within: limit), let second = byte(within: limit) else { return .nothing }
    var length = Int(second & 0x7F)
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      length = 0
      for _ in 0..<count { length = length << 8 | Int(byte(within: limit) ?? 0) }
    }
    var payload: [UInt8] = []
    while payload.count < length, let byte = byte(within: limit) { payload.append(byte) }
    switch first & 0xF {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8: return .close(payload.count < 2 ? 1005 : Int(payload[0]) << 8 | Int(payload[1]))
    case 9:
      if answersPings {
        send(opcode: 10, payload)
        return receive(within: limit)
      }
      return .ping
    case 10: return .pong
    default: return .nothing
    }
  }

  /// The frames until one that contains `text`.
  func receive(until text: String, within limit: Duration = .seconds(10)) -> [String]? {
    var frames: [String] = []
    while case .text(let frame) = receive(within: limit) {
      frames.append(frame)
      if frame.contains(text) { return frames }
    }
    return nil
  }

  /// The next close code, after any frames.
  func closeCode(within limit: Duration = .seconds(10)) -> Int? {
    while true {
      switch receive(within: limit) {
      case .close(let code): return code
      case .nothing: return nil
      default: continue
      }
    }
  }

  // MARK: Bytes

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func byte(within limit: Duration) -> UInt8? {
    if unread.isEmpty {
      var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Int32(limit / .milliseconds(1))) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(file, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      unread = buffer[..<count].reversed()
    }
    return unread.popLast()
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: some Collection<UInt8>) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
