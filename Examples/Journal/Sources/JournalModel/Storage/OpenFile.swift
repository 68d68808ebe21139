import Foundation
import Synchronization

/// The files that SQLite has open in this process.
///
/// POSIX locks belong to the process: closing any descriptor of a file releases all of them, those
/// of SQLite too. Another program then takes itself for the last user of the journal and deletes
/// its log. Only SQLite may open such a file.
final class OpenFile: Sendable {
  private static let counts = Mutex<[JournalFile.Identity: Int]>([:])

  private let identity: JournalFile.Identity

  /// Nil where there is no file. The file counts as open until this is released.
  init?(_ path: String) {
    guard let identity = JournalFile.Identity(path: path) else { return nil }
    self.identity = identity
    Self.counts.withLock { $0[identity, default: 0] += 1 }
  }

  deinit {
    let identity = identity
    Self.counts.withLock { counts in
      let count = (counts[identity] ?? 0) - 1
      counts[identity] = count > 0 ? count : nil
    }
  }

  /// Whether SQLite has the file open here.
  static func isOpen(_ path: String) -> Bool {
    guard let identity = JournalFile.Identity(path: path) else { return false }
    return counts.withLock { $0[identity] != nil }
  }

  /// Reads a file that SQLite does not have open here; nil when it does.
  static func reading<Value: Sendable>(_ path: String, _ read: () -> Value) -> Value? {
    let identity = JournalFile.Identity(path: path)
    // Under the lock, so that SQLite does not open the file meanwhile.
    return counts.withLock { counts -> Value? in
      if let identity, counts[identity] != nil { return nil }
      return read()
    }
  }
}
