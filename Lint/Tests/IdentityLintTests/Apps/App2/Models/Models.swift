import Foundation

enum Region: String, CaseIterable, Codable, Identifiable {
  case north, south, coast

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct Customer: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var phone: String
  var address: String
  var isPreferred = false

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

enum PartSort: String, CaseIterable, Identifiable {
  case name, date, quantity

  var id: Self { self }

  var title: String {
    switch self {
    case .name: return "Name"
    case .date: return "Last Used"
    case .quantity: return "Quantity"
    }
  }
}

struct StockLine: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var shelf: String
  var quantity: Int
  var minimum: Int
  var lastUsed: Date

  var isLow: Bool { quantity < minimum }
}

struct Message: Identifiable, Hashable, Codable {
  enum Delivery: String, Codable {
    case sending, sent, failed
  }

  var id = UUID()
  var author: String
  var text: String
  var date = Date()
  var delivery = Delivery.sent
}

struct TimeEntry: Identifiable, Hashable, Codable {
  var id = UUID()
  var jobID: Job.ID
  var start: Date
  var end: Date?

  func duration(at date: Date) -> TimeInterval {
    max(0, (end ?? date).timeIntervalSince(start))
  }
}

struct WeatherReport: Hashable, Codable {
  var temperature: Double
  var summary: String
  var symbol: String
  var rainChance: Double
}

struct DefaultsFile<Value: Codable> {
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
