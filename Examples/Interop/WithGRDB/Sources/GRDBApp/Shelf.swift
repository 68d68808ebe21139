import GRDB
import Observation

/// Books in a database in memory.
@MainActor @Observable
final class Shelf {
  private(set) var titles: [String] = []

  @ObservationIgnored private let database: DatabaseQueue

  init() throws {
    database = try DatabaseQueue()
    try database.write { try $0.execute(sql: "CREATE TABLE book (title TEXT NOT NULL)") }
  }

  func add(_ title: String) throws {
    try database.write { try $0.execute(sql: "INSERT INTO book VALUES (?)", arguments: [title]) }
    titles = try database.read {
      try String.fetchAll($0, sql: "SELECT title FROM book ORDER BY title")
    }
  }
}
