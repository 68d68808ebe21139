#if Web
  import CTheseusSQLite
  import Foundation

  /// A connection to an SQLite database, for one thread at a time.
  final class SQLiteDatabase {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    init(path: String) throws(StoreError) {
      var handle: OpaquePointer?
      let flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      let code = sqlite3_open_v2(path, &handle, flags, nil)
      guard code == SQLITE_OK, let handle else {
        let error = Self.error(handle, code)
        sqlite3_close_v2(handle)
        throw error
      }
      self.handle = handle
      sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
      for statement in statements.values { sqlite3_finalize(statement) }
      sqlite3_close_v2(handle)
    }

    /// A value of a column or a parameter.
    enum Value {
      case null
      case integer(Int)
      case real(Double)
      case text(String)
      case bytes([UInt8])
    }

    /// Runs a statement, which is prepared once for each text, and passes its rows.
    func run(
      _ sql: String, _ values: [Value] = [], row: (Row) -> Void = { _ in }
    ) throws(StoreError) {
      let statement = try prepared(sql)
      defer {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
      }
      for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: row(Row(statement: statement))
        case SQLITE_DONE: return
        case let code: throw Self.error(handle, code)
        }
      }
    }

    /// The number of rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// Runs `body` in a transaction: when it throws, none of its statements takes effect.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
      try run("BEGIN IMMEDIATE")
      do {
        let result = try body()
        try run("COMMIT")
        return result
      } catch {
        try? run("ROLLBACK")
        throw error
      }
    }

    struct Row {
      fileprivate let statement: OpaquePointer

      func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
      func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

      func text(_ column: Int32) -> String? {
        guard let text = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
      }

      func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return Array(
          UnsafeRawBufferPointer(
            start: start, count: Int(sqlite3_column_bytes(statement, column))))
      }
    }

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
      if let known = statements[sql] { return known }
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v3(
        handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
      guard code == SQLITE_OK, let statement else { throw Self.error(handle, code) }
      statements[sql] = statement
      return statement
    }

    private func bind(_ value: Value, _ index: Int32, _ statement: OpaquePointer) {
      // SQLITE_TRANSIENT: SQLite copies the bytes.
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
      case .real(let value): sqlite3_bind_double(statement, index, value)
      case .text(var text):
        text.withUTF8 {
          _ = sqlite3_bind_text(
            statement, index, UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: CChar.self),
            Int32($0.count), copied)
        }
      case .bytes(let bytes):
        sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), copied)
      }
    }

    private static func error(_ handle: OpaquePointer?, _ code: Int32) -> StoreError {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) }
      return StoreError(
        message ?? String(cString: sqlite3_errstr(code)),
        isDamage: [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF))
    }
  }
#endif
