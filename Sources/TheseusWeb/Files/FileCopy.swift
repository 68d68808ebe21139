#if Web
  import Foundation

  /// A copy of a file for a browser. Both files are open from the beginning: the app may remove or
  /// replace its own while it is copied.
  struct FileCopy: Sendable {
    let ticket: FileTicket
    let name: String
    /// In bytes.
    let size: Int
    private let source: Int32
    private let target: Int32

    /// Creates an empty copy, at the ticket's place and as long as the file.
    init(of file: URL, named name: String, _ ticket: FileTicket) throws {
      let source = open(file.path, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
      }
      let target = open(ticket.content.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      var status = stat()
      guard target >= 0, fstat(source, &status) == 0, ftruncate(target, status.st_size) == 0 else {
        close(source)
        if target >= 0 { close(target) }
        ticket.remove()
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
      }
      self.ticket = ticket
      self.name = name
      self.source = source
      self.target = target
      size = Int(status.st_size)
    }

    /// Copies the bytes and closes both files. On any thread, once.
    /// - Returns: whether all bytes are there.
    func run() -> Bool {
      defer {
        close(source)
        close(target)
      }
      var buffer = [UInt8](repeating: 0, count: 256 << 10)
      var length = 0
      while true {
        let count = buffer.withUnsafeMutableBytes { Glibc.read(source, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return false }
        // The file may have become shorter.
        guard count > 0 else { return ftruncate(target, off_t(length)) == 0 }
        guard write(buffer[..<count]) else { return false }
        length += count
      }
    }

    private func write(_ bytes: ArraySlice<UInt8>) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }
#endif
