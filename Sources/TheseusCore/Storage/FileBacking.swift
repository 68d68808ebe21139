import Foundation
import Synchronization

/// A JSON file: read whole, written whole to a temporary file and renamed, under a lock that other
/// processes respect.
final class FileBacking: StorageBacking {
  private struct State {
    /// The file whose content the store has.
    var lastRead: FileStamp?
    /// Changes that could not be written: the next write contains them.
    var unsaved: [String: StoredValue?] = [:]
    /// Before this time a failed write is not tried again by itself.
    var nextAttempt = ContinuousClock.now
  }

  private let url: URL
  private let state = Mutex(State())
  private let pause: Duration

  /// - Parameter pause: between a failed write and the next attempt that no change asks for.
  init(_ url: URL, pause: Duration = .seconds(1)) {
    self.url = url
    self.pause = pause
  }

  var isShared: Bool { true }
  var isLive: Bool { false }
  func value(forKey key: String) -> StoredValue? { nil }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    all = try write([key: value])
  }

  /// Writes several changes, and those that could not be written before.
  /// - Returns: the whole content.
  func write(_ changes: [String: StoredValue?]) throws -> [String: StoredValue] {
    let all = state.withLock { state in
      state.unsaved.merge(changes) { $1 }
      return state.unsaved
    }
    do {
      let values = try change(all) { stamp in state.withLock { $0.lastRead = stamp } }
      state.withLock { $0.unsaved = [:] }
      return values
    } catch {
      let next = ContinuousClock.now + pause
      state.withLock { $0.nextAttempt = next }
      throw error
    }
  }

  /// Whether there are changes that could not be written, and it is time for another attempt.
  func triesAgain(isLast: Bool) -> Bool {
    state.withLock { state in
      !state.unsaved.isEmpty && (isLast || state.nextAttempt <= .now)
    }
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    _ = try change([key: value]) { _ in }
  }

  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]? { readIfChanged(&error) }

  /// The content with the changes that could not be written, if the file is another one than the
  /// last time. The next call tries again to read a file that cannot be read.
  func readIfChanged(_ failure: inout (any Error)?) -> [String: StoredValue]? {
    let stamp = FileStamp(url)
    let isChanged = state.withLock { state in
      defer { state.lastRead = stamp }
      return state.lastRead != stamp
    }
    guard isChanged else { return nil }
    do {
      var values = try read()
      for (key, value) in state.withLock({ $0.unsaved }) { values[key] = value }
      return values
    } catch {
      state.withLock { $0.lastRead = nil }
      failure = error
      return nil
    }
  }

  /// Applies changes to the file's present content, because another process may have changed it
  /// since it was read.
  ///
  /// - Parameter written: receives the new file's stamp before another process can replace it.
  private func change(_ changes: [String: StoredValue?], written: (FileStamp?) -> Void) throws
    -> [String: StoredValue]
  {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = FileLock(url.appendingPathExtension("lock"))
    defer { lock.release() }
    var values = try read()
    for (key, value) in changes { values[key] = value }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.replaceFile(at: url, with: encoder.encode(values))
    written(FileStamp(url))
    return values
  }

  /// - Throws: when there is a file that cannot be read: a write must not replace it.
  private func read() throws -> [String: StoredValue] {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return [:]
    }
    if data.isEmpty { return [:] }
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
