import Foundation
import GRDB
import Synchronization

/// An open journal: a SQLite file, in WAL mode, that other instances may have open too.
///
/// Reads never wait for a writer. A write is on the disk when its call returns. Neither blocks its
/// thread for longer than ``patience`` because of another program's lock: it throws
/// ``JournalError/Cause/locked`` instead, and ``applyWaiting(_:)`` waits for the lock without
/// holding a thread.
public final class JournalDatabase: Sendable {
  /// How long a read or write waits for another program's lock, in seconds, before it fails with
  /// `locked`.
  public static let patience = 0.05

  /// The path of the file, as the caller passed it.
  public var path: String { connection.path }

  let connection: JournalConnection
  var pool: DatabasePool { connection.pool }
  let history = Mutex(EditHistory())
  /// Requests that are on the disk, and whose caller does not know it yet.
  let performed = Mutex<Set<UUID>>([])
  /// How many of the connection's writes were made here.
  let ownWrites = Atomic(0)

  private init(_ connection: JournalConnection) { self.connection = connection }

  /// Opens the journal at `path`, and makes one where there is nothing.
  ///
  /// An existing file is first inspected without a change, so that a file this program must not
  /// write stays unchanged.
  /// - Parameter makingFolder: whether a missing folder is made.
  /// - Throws: ``JournalError``.
  public convenience init(path: String, makingFolder: Bool = false) throws {
    try self.init(path: path, makingFolder: makingFolder, maximumPageCount: nil)
  }

  /// Opens the journal at `path`, and makes nothing where there is none.
  /// - Throws: ``JournalError``, with the cause `missing` when there is no journal.
  public convenience init(existingPath path: String) throws {
    do {
      guard try JournalFile.inspect(path) == .journal else {
        throw JournalError(file: path, cause: .missing)
      }
    } catch let error as JournalError where error.cause == .noFolder {
      throw JournalError(file: path, cause: .missing)
    }
    try self.init(path: path)
  }

  /// - Parameter maximumPageCount: how large the file may grow, for tests of a full disk.
  convenience init(path: String, makingFolder: Bool = false, maximumPageCount: Int?) throws {
    self.init(
      try JournalConnection(
        path: path, makingFolder: makingFolder, maximumPageCount: maximumPageCount))
  }

  /// The same open file for another user of this process, with an undo history of its own.
  /// - Throws: ``JournalError``, with the cause `removed` when the file is no longer there.
  public func another() throws -> JournalDatabase {
    try connection.checkFileIsThere()
    return JournalDatabase(connection)
  }

  /// Runs `body` on a consistent state of the journal.
  /// - Throws: ``JournalError``.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do { return try pool.read(body) } catch { throw JournalError(file: path, error) }
  }

  /// Throws when the file was removed or replaced: writes to it would be lost.
  func checkFileIsThere() throws { try connection.checkFileIsThere() }

  /// A number that changes when somebody else has written to the file: another program, or another
  /// database of this one.
  public func foreignVersion() async throws -> Int {
    do {
      return try await pool.writeWithoutTransaction { [connection, self] db in
        // Both only grow.
        let others = connection.writes.load(ordering: .relaxed) - ownWrites.load(ordering: .relaxed)
        return try others + (Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0)
      }
    } catch {
      throw JournalError(file: path, error)
    }
  }

  /// Writes the whole journal to a new file, even when the journal's own file was removed.
  /// - Throws: ``JournalError``; a file that is already there is refused.
  public func saveCopy(to copy: String) throws {
    guard !FileManager.default.fileExists(atPath: copy) else {
      throw JournalError(file: copy, cause: .refused("“\(copy)” is already there."))
    }
    do { try pool.vacuum(into: copy) } catch { throw JournalError(file: copy, error) }
  }

  /// Closes the file, for all databases that share it. Nothing can be read or written afterward.
  public func close() throws { try connection.close() }
}
