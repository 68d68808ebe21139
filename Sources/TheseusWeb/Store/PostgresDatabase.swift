#if Postgres
  import CTheseusPostgres
  import Foundation

  /// A connection to a PostgreSQL server, for one thread at a time.
  final class PostgresDatabase {
    private let connection: OpaquePointer
    private var isInTransaction = false

    /// - Throws: `StoreError` when there is no connection within 10 s.
    init(_ url: String) throws {
      // Parameters of the address come last, so they override these. A server that vanished is
      // noticed within half a minute.
      let parameters = [
        ("connect_timeout", "10"), ("application_name", "theseus"), ("keepalives_idle", "10"),
        ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
        ("dbname", url),
      ]
      let names = parameters.map(\.0)
      let values = parameters.map(\.1)
      var nameList = names.map { UnsafePointer(strdup($0)) } + [nil]
      var valueList = values.map { UnsafePointer(strdup($0)) } + [nil]
      defer { for text in nameList + valueList { free(UnsafeMutablePointer(mutating: text)) } }
      guard let connection = PQconnectdbParams(&nameList, &valueList, 1) else {
        throw StoreError("there is no memory for a connection")
      }
      self.connection = connection
      guard PQstatus(connection) == CONNECTION_OK else {
        // `deinit` ends the connection.
        throw StoreError(Self.message(connection))
      }
      silence()
    }

    deinit { PQfinish(connection) }

    /// How long one statement may take, in ms, unless the address, the role or the database says
    /// it.
    private static let statementTimeout = 10_000

    /// A statement that takes too long is an error: what waits behind it would be late too.
    func limitStatements() throws {
      guard try attempt("SHOW statement_timeout", []).first?.text(0) == "0" else { return }
      _ = try attempt("SET statement_timeout = \(Self.statementTimeout)", [])
    }

    /// Opens a lost connection again. Returns whether there is one.
    private func reconnect() throws -> Bool {
      PQreset(connection)
      guard PQstatus(connection) == CONNECTION_OK else { return false }
      try limitStatements()
      return true
    }

    /// Notices of the server are not for standard error.
    private func silence() { PQsetNoticeProcessor(connection, { _, _ in }, nil) }

    private static func message(_ connection: OpaquePointer) -> String {
      String(cString: PQerrorMessage(connection))
        .split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Runs a statement with `$1` …; once more if the connection was lost before.
    @discardableResult
    func run(_ statement: String, _ values: [String?] = []) throws -> [PostgresRow] {
      do {
        return try attempt(statement, values)
      } catch {
        guard PQstatus(connection) != CONNECTION_OK, !isInTransaction, try reconnect() else {
          throw error
        }
        return try attempt(statement, values)
      }
    }

    private func attempt(_ statement: String, _ values: [String?]) throws -> [PostgresRow] {
      var parameters = values.map { $0.map { UnsafePointer(strdup($0)) } ?? nil }
      defer { for text in parameters { free(UnsafeMutablePointer(mutating: text)) } }
      let result = PQexecParams(
        connection, statement, Int32(values.count), nil, &parameters, nil, nil, 0)
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK: return []
      case PGRES_TUPLES_OK:
        return (0..<PQntuples(result)).map { row in
          PostgresRow(
            columns: (0..<PQnfields(result)).map { column in
              PQgetisnull(result, row, column) == 1
                ? nil : String(cString: PQgetvalue(result, row, column))
            })
        }
      default: throw StoreError(Self.message(connection))
      }
    }

    /// All or nothing. Begun again if the connection is lost within.
    func transaction(_ body: () throws -> Void) throws {
      do {
        try attemptTransaction(body)
      } catch {
        guard PQstatus(connection) != CONNECTION_OK, try reconnect() else { throw error }
        try attemptTransaction(body)
      }
    }

    private func attemptTransaction(_ body: () throws -> Void) throws {
      isInTransaction = true
      defer { isInTransaction = false }
      try run("BEGIN")
      do {
        try body()
        try run("COMMIT")
      } catch {
        _ = try? run("ROLLBACK")
        throw error
      }
    }
  }

  /// A row of an answer, as text.
  struct PostgresRow {
    fileprivate let columns: [String?]

    func text(_ column: Int) -> String? { columns[column] }
    func integer(_ column: Int) -> Int { columns[column].flatMap { Int($0) } ?? 0 }
  }
#endif
