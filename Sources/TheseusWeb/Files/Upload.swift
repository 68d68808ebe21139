#if Web
  import Foundation
  import NIOCore

  /// A file that a browser sends, written as it arrives.
  @MainActor
  final class Upload {
    private let ticket: FileTicket
    private let file: Int32
    /// The bytes that the ticket allows.
    let size: Int
    private var count = 0

    enum Problem: Error {
      case tooLarge
      case notWritten
      case incomplete
    }

    /// Uses the ticket; nil when it allows no upload.
    init?(_ ticket: FileTicket) {
      guard let text = ticket.use(), let size = Int(text) else { return nil }
      let file = open(ticket.content.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      self.ticket = ticket
      self.file = file
      self.size = size
    }

    deinit { close(file) }

    func write(_ buffer: ByteBuffer) throws(Problem) {
      count += buffer.readableBytes
      guard count <= size else { throw .tooLarge }
      var rest = buffer.readableBytesView[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw .notWritten }
        rest = rest.dropFirst(written)
      }
    }

    func finish() throws(Problem) {
      guard count == size, ticket.finish() else { throw .incomplete }
    }

    /// The browser left, or sends something else than it announced.
    func cancel() { ticket.remove() }
  }

  /// A file that waits for a browser.
  @MainActor
  final class Download {
    let name: String
    /// In bytes.
    let size: Int
    private let file: Int32
    private let ticket: FileTicket
    /// The bytes of one read: as many as the socket takes without waiting.
    private static let step = 64 << 10

    /// Uses the ticket; nil when it allows no download.
    init?(_ ticket: FileTicket) {
      guard let name = ticket.use() else { return nil }
      let file = open(ticket.content.path, O_RDONLY | O_CLOEXEC)
      var status = stat()
      guard file >= 0, fstat(file, &status) == 0 else {
        ticket.remove()
        return nil
      }
      self.name = name
      self.size = Int(status.st_size)
      self.file = file
      self.ticket = ticket
    }

    deinit { close(file) }

    /// The next bytes; none at the end of the file.
    func read(_ allocator: ByteBufferAllocator) -> ByteBuffer {
      var buffer = allocator.buffer(capacity: Self.step)
      _ = buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.step) {
        max(0, Glibc.read(file, $0.baseAddress, Self.step))
      }
      return buffer
    }

    /// One that failed can be repeated.
    func end(isComplete: Bool) {
      if isComplete { ticket.remove() } else { ticket.giveBack() }
    }

    /// The value of `Content-Disposition`, with which a browser saves a file and never shows it.
    static func disposition(_ name: String) -> String {
      let safe = name.utf8.map { byte -> String in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          String(Unicode.Scalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
      return "attachment; filename*=UTF-8''\(safe.joined())"
    }
  }
#endif
