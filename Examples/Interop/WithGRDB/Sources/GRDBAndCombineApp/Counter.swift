import Combine
import Foundation
import GRDB

/// A count that is saved to a database whenever it changes.
final class Counter: ObservableObject {
  @Published var count = 0

  private let database: DatabaseQueue
  private var cancellables = Set<AnyCancellable>()

  init() throws {
    database = try DatabaseQueue()
    try database.write { try $0.execute(sql: "CREATE TABLE history (count INTEGER NOT NULL)") }
    $count.dropFirst().sink { [database] count in
      try? database.write {
        try $0.execute(sql: "INSERT INTO history VALUES (?)", arguments: [count])
      }
    }.store(in: &cancellables)
  }

  func history() throws -> [Int] {
    try database.read { try Int.fetchAll($0, sql: "SELECT count FROM history") }
  }
}
