import Foundation

actor ForecastService {
  static let shared = ForecastService()

  private struct Sample: Decodable {
    var time: Date
    var cloud: Double
    var wind: Double
    var humidity: Double
    var seeing: Int
  }

  private var recent: [Site.ID: Forecast] = [:]
  private var running: [Site.ID: Task<Forecast, Error>] = [:]

  /// The forecast of a site; an answer younger than 15 minutes is used again unless forced.
  func forecast(for site: Site, force: Bool = false) async throws -> Forecast {
    if !force, let known = recent[site.id], known.issued.timeIntervalSinceNow > -900 {
      return known
    }
    if let task = running[site.id] {
      return try await task.value
    }
    let task = Task { try await Self.download(site) }
    running[site.id] = task
    defer { running[site.id] = nil }
    let forecast = try await task.value
    recent[site.id] = forecast
    return forecast
  }

  private static func download(_ site: Site) async throws -> Forecast {
    let url = URL(string: "https://weather.example.org/seeing")!.appending(queryItems: [
      URLQueryItem(name: "lat", value: String(site.latitude)),
      URLQueryItem(name: "lon", value: String(site.longitude)),
    ])
    let (data, _) = try await URLSession.shared.data(from: url)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let samples = try decoder.decode([Sample].self, from: data)
    let hours = samples.map { sample in
      HourSlot(
        start: sample.time,
        cloudCover: sample.cloud,
        wind: sample.wind,
        humidity: sample.humidity,
        seeing: Seeing(rawValue: sample.seeing) ?? .average
      )
    }
    return Forecast(siteID: site.id, issued: .now, hours: hours)
  }
}
