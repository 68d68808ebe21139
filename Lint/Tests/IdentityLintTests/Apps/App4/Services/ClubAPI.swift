import Combine
import Foundation

struct RiverConditions: Codable, Hashable {
  var airTemperature: Double
  var waterTemperature: Double
  var wind: Double
  var isClosed: Bool
}

struct Session: Identifiable, Codable, Hashable {
  let id: UUID
  var title: String
  var minutes: Int
  var start: Date
}

enum Squad: String, CaseIterable, Identifiable {
  case juniors, seniors, masters

  var id: String { rawValue }

  var title: String { rawValue.capitalized }
}

final class ClubAPI {
  static let shared = ClubAPI()

  private let base = URL(string: "https://rowing.example.org/api")!
  private let session: URLSession
  private let decoder: JSONDecoder
  private let encoder: JSONEncoder

  init(session: URLSession = .shared) {
    self.session = session
    decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
  }

  func conditions() -> AnyPublisher<RiverConditions, Error> {
    publisher("river")
  }

  func sessions(for squad: Squad) -> AnyPublisher<[Session], Error> {
    publisher("squads/\(squad.rawValue)/sessions")
  }

  func threads() async throws -> [ChatThread] {
    try await get("threads")
  }

  func messages(in thread: ChatThread.ID, before date: Date) async throws -> [Message] {
    try await get(
      "threads/\(thread.uuidString)/messages",
      query: [
        URLQueryItem(name: "before", value: ISO8601DateFormatter().string(from: date))
      ])
  }

  func post(_ message: Message, to thread: ChatThread.ID) async throws {
    var request = URLRequest(
      url: base.appendingPathComponent("threads/\(thread.uuidString)/messages"))
    request.httpMethod = "POST"
    request.httpBody = try encoder.encode(message)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let (_, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 201 else {
      throw URLError(.badServerResponse)
    }
  }

  private func publisher<Value: Decodable>(_ path: String) -> AnyPublisher<Value, Error> {
    session.dataTaskPublisher(for: base.appendingPathComponent(path))
      .map(\.data)
      .decode(type: Value.self, decoder: decoder)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  private func get<Value: Decodable>(_ path: String, query: [URLQueryItem] = []) async throws
    -> Value
  {
    let url = base.appendingPathComponent(path).appending(queryItems: query)
    let (data, _) = try await session.data(from: url)
    return try decoder.decode(Value.self, from: data)
  }
}
