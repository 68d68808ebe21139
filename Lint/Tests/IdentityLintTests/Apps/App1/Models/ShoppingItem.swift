import Foundation

struct ShoppingItem: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var name: String
  var detail = ""
  var aisle = Aisle.other
  var isDone = false
}

struct CatalogEntry: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  var title: String
  var summary: String
  var course: Course
  var imageURL: URL?
  var minutes: Int
}

struct CatalogPage: Codable, Sendable {
  var entries: [CatalogEntry]
  var nextPage: Int?
}

struct DefaultsBox<Value: Codable> {
  let key: String

  func load() -> Value? {
    guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func save(_ value: Value) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    UserDefaults.standard.set(data, forKey: key)
  }
}
