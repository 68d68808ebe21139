import Foundation

/// A value kept as JSON in the documents folder.
struct JSONFile<Value: Codable> {
  let name: String

  private var url: URL {
    FileManager.default
      .urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(name)
  }

  func read() -> Value? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func write(_ value: Value) {
    do {
      try JSONEncoder().encode(value).write(to: url, options: .atomic)
    } catch {
      print("Cannot write \(name): \(error.localizedDescription)")
    }
  }
}
