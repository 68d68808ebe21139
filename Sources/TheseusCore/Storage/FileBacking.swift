import Foundation
import Synchronization

/// A JSON file: read whole, written whole to a temporary file and renamed, under a lock that other
/// processes respect.
final class FileBacking: StorageBacking {
  private let url: URL
  private let lastRead = Mutex<FileStamp?>(nil)

  init(_ url: URL) { self.url = url }

  var isShared: Bool { true }
  func value(forKey key: String) -> StoredValue? { nil }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    all = try change { $0[key] = value }
    lastRead.withLock { $0 = FileStamp(url) }
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    _ = try change { $0[key] = value }
  }

  func readIfChanged(known: [String: StoredValue]) -> [String: StoredValue]? {
    let stamp = FileStamp(url)
    let isChanged = lastRead.withLock { last in
      defer { last = stamp }
      return last != stamp
    }
    return isChanged ? read() : nil
  }

  /// Applies a change to the file's present content, because another process may have changed it
  /// since it was read.
  private func change(_ edit: (inout [String: StoredValue]) -> Void) throws -> [String: StoredValue]
  {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = FileLock(url.appendingPathExtension("lock"))
    defer { lock.release() }
    var values = read()
    edit(&values)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(values).write(to: url, options: .atomic)
    return values
  }

  private func read() -> [String: StoredValue] {
    guard let data = try? Data(contentsOf: url), !data.isEmpty else { return [:] }
    if let values = try? JSONDecoder().decode([String: StoredValue].self, from: data) {
      return values
    }
    // Kept for the user to inspect; the next write must not destroy it.
    let damaged = url.appendingPathExtension("damaged")
    try? FileManager.default.removeItem(at: damaged)
    try? FileManager.default.moveItem(at: url, to: damaged)
    return [:]
  }
}

/// Tells whether a file is still the one that was read.
private struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  init?(_ url: URL) {
    var status = stat()
    guard url.withUnsafeFileSystemRepresentation({ $0.map { stat($0, &status) } ?? -1 }) == 0 else {
      return nil
    }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
  }
}

/// An advisory lock between processes. When it cannot be taken, the work continues without it: a
/// folder may not allow more files.
private struct FileLock {
  private let descriptor: Int32

  init(_ url: URL) {
    descriptor = url.withUnsafeFileSystemRepresentation {
      $0.map { open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) } ?? -1
    }
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
