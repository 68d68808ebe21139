import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One end of a local stream: messages as JSON, one a line. Nothing here waits for the other end.
public final class LineChannel {
  public let descriptor: Int32
  private var unread: [UInt8] = []
  private var unsent: [UInt8] = []

  /// A line may not be longer. A peer that sends more is disconnected.
  private static let longestLine = 1 << 20

  /// Takes over the descriptor, and closes it at the end.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Connects to a socket of this user; nil when nothing listens there.
  public convenience init?(connectingTo path: String) {
    let descriptor = LocalSocket.make()
    guard descriptor >= 0 else { return nil }
    guard LocalSocket.withAddress(path, { connect(descriptor, $0, $1) == 0 }) else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
  }

  /// Whether bytes wait for the other end to read.
  public var hasUnsent: Bool { !unsent.isEmpty }

  /// Sends a message, or as much of it as fits now; `flush` sends the rest. A message that is
  /// longer than a line may be is left out: the peer would disconnect.
  public func send(_ message: some Encodable) { encode(message) }

  private func encode(_ message: some Encodable) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    send(line: line)
  }

  /// Sends a message in its own form of JSON where it has one, which takes a tenth of the time of
  /// an encoder.
  public func send(_ message: InspectionMessage) {
    if let line = message.json { send(line: line) } else { encode(message) }
  }

  private func send(line: some Sequence<UInt8>) {
    let start = unsent.count
    unsent += line
    guard unsent.count - start <= Self.longestLine else {
      unsent.removeSubrange(start...)
      return
    }
    unsent.append(UInt8(ascii: "\n"))
    flush()
  }

  /// False when the other end is gone.
  @discardableResult
  public func flush() -> Bool {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { LocalSocket.send(descriptor, $0) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN
      }
    }
    return true
  }

  /// Sends everything, for at most this time.
  public func drain(milliseconds: Int32) {
    while hasUnsent, flush(), hasUnsent {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return }
    }
  }

  /// The messages that have arrived. Other lines are skipped. `isOpen` becomes
  /// false when the other end is gone.
  public func receive<Message: Decodable>(_ type: Message.Type) -> (
    messages: [Message], isOpen: Bool
  ) {
    var isOpen = true
    var buffer = [UInt8](repeating: 0, count: 65_536)
    reading: while true {
      let count = read(descriptor, &buffer, buffer.count)
      switch count {
      case 1...: unread += buffer[..<count]
      case 0:
        isOpen = false
        break reading
      default:
        if errno == EINTR { continue }
        isOpen = errno == EAGAIN
        break reading
      }
    }
    var messages: [Message] = []
    var start = unread.startIndex
    while let end = unread[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let message = try? JSONDecoder().decode(type, from: Data(unread[start..<end])) {
        messages.append(message)
      }
      start = end + 1
    }
    unread.removeFirst(start)
    return (messages, isOpen && unread.count <= Self.longestLine)
  }
}

/// A socket in the file system that only its user can open.
public final class LocalListener {
  public let descriptor: Int32
  public let path: String

  /// - Throws: the system's error, as when the folder cannot be written.
  public init(path: String) throws {
    self.path = path
    descriptor = LocalSocket.make()
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    unlink(path)
    // Nobody can connect before it listens. A mask would hold for the files of other threads, too.
    guard LocalSocket.withAddress(path, { bind(descriptor, $0, $1) == 0 }),
      chmod(path, 0o600) == 0, listen(descriptor, 4) == 0
    else {
      let code = errno
      close(descriptor)
      throw POSIXError(.init(rawValue: code) ?? .EIO)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// The next program that has connected.
  public func accept() -> LineChannel? {
    #if canImport(Glibc)
      let peer = Glibc.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
      let peer = Musl.accept(descriptor, nil, nil)
    #else
      let peer = Darwin.accept(descriptor, nil, nil)
    #endif
    return peer >= 0 ? LineChannel(descriptor: peer) : nil
  }
}

enum LocalSocket {
  /// Like `write`, but a peer that is gone is an error and not a signal.
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  static func make() -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_UNIX, kind, 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return descriptor
  }

  /// False for a path that is too long for an address.
  static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool)
    -> Bool
  {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      return false
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
