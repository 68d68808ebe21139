import Foundation
import GRDB
import Synchronization

/// A journal's file that is open in this process: its connections, which all users of a server
/// share, and what tells it from another file of the same name.
///
/// A connection takes 180 kB: SQLite's description of the tables, its pages in memory, and its
/// statements.
final class JournalConnection: Sendable {
  /// The path of the file, as the caller passed it.
  let path: String
  let pool: DatabasePool
  /// How many edits were written here. SQLite counts only those of other connections.
  let writes = Atomic(0)

  // Released after the pool.
  private let openFile: Mutex<OpenFile?>
  private let identity: JournalFile.Identity?
  /// The log that SQLite writes first: without it, others do not see the writes.
  private let log: JournalFile.Identity?
  private let logPath: String

  /// - Parameters:
  ///   - makingFolder: whether a missing folder is made.
  ///   - maximumPageCount: how large the file may grow, for tests of a full disk.
  /// - Throws: ``JournalError``.
  init(path: String, makingFolder: Bool, maximumPageCount: Int?) throws {
    self.path = path
    var obstacle: String?
    if makingFolder {
      do {
        try FileManager.default.createDirectory(
          atPath: JournalFile.folder(of: path), withIntermediateDirectories: true)
      } catch {
        obstacle = Self.reason(error)
      }
    }
    let (pool, openFile) = try Self.open(path, maximumPageCount, obstacle: obstacle)
    self.pool = pool
    self.openFile = Mutex(openFile)
    identity = JournalFile.Identity(path: path)
    logPath = JournalFile.destination(of: path) + "-wal"
    log = JournalFile.Identity(path: logPath)
  }

  /// Throws when the file was removed or replaced: writes to it would be lost.
  func checkFileIsThere() throws {
    guard JournalFile.Identity(path: path) == identity,
      log == nil || JournalFile.Identity(path: logPath) == log
    else {
      throw JournalError(file: path, cause: .removed)
    }
  }

  /// Nothing can be read or written afterward.
  func close() throws {
    // GRDB closes the readers last, and they cannot bring the file up to date. Where another
    // instance reads, that one will.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    do { try pool.close() } catch { throw JournalError(file: path, error) }
    openFile.withLock { $0 = nil }
  }

  /// The system's message, which Foundation stores in an underlying error.
  private static func reason(_ error: any Error) -> String {
    if let posix = (error as? CocoaError)?.underlying as? POSIXError {
      return String(cString: strerror(posix.code.rawValue))
    }
    return error.localizedDescription
  }

  /// - Parameter obstacle: why the folder could not be made.
  private static func open(_ path: String, _ maximumPageCount: Int?, obstacle: String?) throws -> (
    DatabasePool, OpenFile?
  ) {
    do {
      return try open(path, maximumPageCount)
    } catch let error as JournalError where error.cause == .noFolder {
      guard let obstacle else { throw error }
      throw JournalError(file: path, cause: .folderNotMade(obstacle))
    }
  }

  /// How long opening waits for another program's lock, in seconds. Nothing is on the screen yet.
  private static let openingPatience = 1.0

  /// Opens the file; retries for a while when another program locks it.
  ///
  /// SQLite's own waiting is not enough: two instances that turn a new file to WAL mode at the same
  /// time would wait for each other, so SQLite fails one of them immediately.
  private static func open(_ path: String, _ maximumPageCount: Int?) throws -> (
    DatabasePool, OpenFile?
  ) {
    let deadline = ContinuousClock.now + .seconds(openingPatience)
    while true {
      do {
        let finding = try JournalFile.inspect(path)
        let isOpenHere = OpenFile.isOpen(path)
        var openFile = OpenFile(path)
        switch finding {
        case .new: try create(path)
        case .journal: try examine(path, checksPages: !isOpenHere)
        }
        if openFile == nil { openFile = OpenFile(path) }
        let pool = try DatabasePool(path: path, configuration: configuration())
        try migrate(pool)
        try pool.writeWithoutTransaction { db in
          // With NORMAL, WAL keeps a commit through a crash of this program but may lose it in a
          // power failure.
          try db.execute(sql: "PRAGMA synchronous = FULL")
          if let maximumPageCount {
            try db.execute(sql: "PRAGMA max_page_count = \(maximumPageCount)")
          }
          try setPatience(of: db)
        }
        return (pool, openFile)
      } catch {
        let reason = JournalError(file: path, error)
        guard reason.cause == .locked, ContinuousClock.now < deadline else { throw reason }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Marks a new file as a journal before anything else is in it, so that its header is right
  /// whatever happens next.
  private static func create(_ path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(openingPatience / 4)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase {
      try $0.execute(sql: "PRAGMA application_id = \(JournalFile.applicationID)")
    }
    try queue.close()
  }

  /// Reads an existing journal's version, and checks for damage, on a connection that cannot write.
  ///
  /// - Parameter checksPages: false for a file that this process has checked: it takes long for a
  ///   large journal, and the users of a server wait meanwhile.
  private static func examine(_ path: String, checksPages: Bool) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(openingPatience / 4)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      guard UInt32(bitPattern: id) == JournalFile.applicationID else {
        throw JournalError(file: path, cause: .foreign)
      }
      if try JournalSchema.migrator.hasBeenSuperseded(db) {
        throw JournalError(file: path, cause: .newer)
      }
      guard checksPages else { return }
      let finding =
        try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "no answer to quick_check"
      if finding != "ok" { throw JournalError(file: path, cause: .damaged(finding)) }
    }
    try queue.close()
  }

  /// Brings the tables up to date. Another instance may be doing the same: GRDB checks which
  /// migrations are pending before it holds the lock.
  private static func migrate(_ pool: DatabasePool) throws {
    let migrator = JournalSchema.migrator
    for attempt in 0... {
      if try pool.read(migrator.hasCompletedMigrations) { return }
      do {
        return try migrator.migrate(pool)
      } catch let error as DatabaseError where attempt < 20 {
        guard
          [.SQLITE_BUSY, .SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(
            error.resultCode.primaryResultCode)
        else { throw error }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  private static func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(openingPatience / 4)
    configuration.label = "Journal"
    configuration.prepareDatabase { db in
      // A connection keeps pages of 4 kB in memory, which the system's cache holds too.
      try db.execute(sql: "PRAGMA cache_size = 16")
      // GRDB lets reading connections wait ten seconds, during which the screen would not respond.
      if db.configuration.readonly { try setPatience(of: db) }
    }
    return configuration
  }

  private static func setPatience(of db: Database) throws {
    try db.execute(sql: "PRAGMA busy_timeout = \(Int(JournalDatabase.patience * 1000))")
  }
}
