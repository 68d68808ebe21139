import Foundation

struct CatalogPage {
  var targets: [CelestialTarget]
  var hasMore: Bool
}

enum CatalogError: LocalizedError {
  case offline
  case badResponse(Int)

  var errorDescription: String? {
    switch self {
    case .offline: "The catalog cannot be reached."
    case .badResponse(let code): "The catalog answered with status \(code)."
    }
  }
}

struct CatalogService: Sendable {
  var base = URL(string: "https://catalog.example.org/v2")!
  var pageSize = 40

  private struct Response: Decodable {
    var targets: [CelestialTarget]
    var total: Int
  }

  func page(offset: Int) async throws -> CatalogPage {
    let response = try await get(
      "targets",
      query: [
        URLQueryItem(name: "offset", value: String(offset)),
        URLQueryItem(name: "limit", value: String(pageSize)),
      ]
    )
    let end = offset + response.targets.count
    return CatalogPage(
      targets: response.targets, hasMore: end < response.total && !response.targets.isEmpty)
  }

  func search(_ text: String) async throws -> [CelestialTarget] {
    guard text.count >= 2 else { return [] }
    return try await get("search", query: [URLQueryItem(name: "q", value: text)]).targets
  }

  private func get(_ path: String, query: [URLQueryItem]) async throws -> Response {
    let url = base.appending(path: path).appending(queryItems: query)
    let (data, response) = try await URLSession.shared.data(from: url)
    guard let http = response as? HTTPURLResponse else { throw CatalogError.offline }
    guard http.statusCode == 200 else { throw CatalogError.badResponse(http.statusCode) }
    return try JSONDecoder().decode(Response.self, from: data)
  }
}
