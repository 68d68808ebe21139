import Foundation
import SwiftUI

protocol FieldAPI: Sendable {
  func fetchJobs() async throws -> [Job]
  func save(_ job: Job) async throws
  func fetchCustomers() async throws -> [Customer]
  func fetchMessages() async throws -> [Message]
  func send(_ message: Message) async throws
  func uploadPhoto(_ data: Data) async throws -> JobPhoto
  func weather(at location: SiteLocation) async throws -> WeatherReport
}

enum FieldAPIError: LocalizedError {
  case badStatus(Int)

  var errorDescription: String? {
    switch self {
    case .badStatus(let code): return "The server answered with status \(code)."
    }
  }
}

struct LiveFieldAPI: FieldAPI {
  private let base = URL(string: "https://field.wrench.example")!

  func fetchJobs() async throws -> [Job] {
    try await get("jobs")
  }

  func save(_ job: Job) async throws {
    _ = try await post("jobs", body: try JSONEncoder().encode(job))
  }

  func fetchCustomers() async throws -> [Customer] {
    try await get("customers")
  }

  func fetchMessages() async throws -> [Message] {
    try await get("messages")
  }

  func send(_ message: Message) async throws {
    let body = try JSONEncoder().encode(message)
    _ = try await post("messages", body: body)
  }

  func uploadPhoto(_ data: Data) async throws -> JobPhoto {
    try JSONDecoder().decode(JobPhoto.self, from: try await post("photos", body: data))
  }

  func weather(at location: SiteLocation) async throws -> WeatherReport {
    try await get("weather/\(location.latitude)/\(location.longitude)")
  }

  private func get<Value: Decodable>(_ path: String) async throws -> Value {
    let (data, response) = try await URLSession.shared.data(from: base.appendingPathComponent(path))
    try check(response)
    return try JSONDecoder().decode(Value.self, from: data)
  }

  private func post(_ path: String, body: Data) async throws -> Data {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.httpMethod = "POST"
    let (data, response) = try await URLSession.shared.upload(for: request, from: body)
    try check(response)
    return data
  }

  private func check(_ response: URLResponse) throws {
    guard let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) else {
      return
    }
    throw FieldAPIError.badStatus(http.statusCode)
  }
}

struct DemoFieldAPI: FieldAPI {
  func fetchJobs() async throws -> [Job] { [] }
  func save(_ job: Job) async throws {}
  func fetchCustomers() async throws -> [Customer] { [] }
  func fetchMessages() async throws -> [Message] { [] }
  func send(_ message: Message) async throws {}

  func uploadPhoto(_ data: Data) async throws -> JobPhoto {
    JobPhoto(url: URL(fileURLWithPath: "/dev/null"))
  }

  func weather(at location: SiteLocation) async throws -> WeatherReport {
    WeatherReport(temperature: 18, summary: "Cloudy", symbol: "cloud", rainChance: 0.3)
  }
}

private struct FieldAPIKey: EnvironmentKey {
  static let defaultValue: any FieldAPI = DemoFieldAPI()
}

extension EnvironmentValues {
  var fieldAPI: any FieldAPI {
    get { self[FieldAPIKey.self] }
    set { self[FieldAPIKey.self] = newValue }
  }
}
