import Foundation

/// The file that a trace goes to: what was handed to `write` is with the system, so that a kill of the process loses none of it.
final class TraceFile {
  private var descriptor: Int32
  let path: String

  /// Makes the file, or empties the one that is there.
  /// - Throws: `TraceFileError`, in words for the person who named the file.
  init(path: String) throws(TraceFileError) {
    self.path = path
    guard !path.isEmpty else { throw TraceFileError(path: path, reason: "the name of the file is empty") }
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw TraceFileError(path: path, reason: "it is a folder") }
      // A reader that goes away would end the program.
      if kind == S_IFIFO || kind == S_IFSOCK { throw TraceFileError(path: path, reason: "it is a pipe; a trace needs a file") }
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw TraceFileError(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { close() }

  func close() {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }

  /// Hands bytes to the system. The first fault (a full disk) ends the recording: answers what it was.
  func write(_ bytes: [UInt8]) -> TraceFileError? {
    guard descriptor >= 0 else { return nil }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        close()
        return TraceFileError(path: path, reason: reason)
      }
      done += count
    }
    return nil
  }
}

/// A trace cannot be written where it was asked for.
public struct TraceFileError: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "“\(path)” cannot be written: \(reason)" }
}
