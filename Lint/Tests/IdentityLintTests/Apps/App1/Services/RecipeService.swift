import Foundation
import SwiftUI

protocol RecipeService: Sendable {
  func catalogPage(_ page: Int) async throws -> CatalogPage
  func search(_ text: String) async throws -> [CatalogEntry]
  func related(to recipe: Recipe) async throws -> [CatalogEntry]
  func recipe(for entry: CatalogEntry.ID) async throws -> Recipe
  func recipe(at url: URL) async throws -> Recipe
}

enum RecipeServiceError: Error {
  case badStatus(Int)
  case invalidAddress
}

struct LiveRecipeService: RecipeService {
  private let base = "https://api.larder.example"

  func catalogPage(_ page: Int) async throws -> CatalogPage {
    try await get("/catalog", query: ["page": String(page)])
  }

  func search(_ text: String) async throws -> [CatalogEntry] {
    try await get("/search", query: ["q": text])
  }

  func related(to recipe: Recipe) async throws -> [CatalogEntry] {
    try await get(
      "/related",
      query: [
        "title": recipe.title,
        "tags": recipe.tags.joined(separator: ","),
      ])
  }

  func recipe(for entry: CatalogEntry.ID) async throws -> Recipe {
    try await get("/catalog/\(entry.uuidString)", query: [:])
  }

  func recipe(at url: URL) async throws -> Recipe {
    try await get("/import", query: ["url": url.absoluteString])
  }

  private func get<Value: Decodable>(_ path: String, query: [String: String]) async throws -> Value
  {
    guard var components = URLComponents(string: base + path) else {
      throw RecipeServiceError.invalidAddress
    }
    components.queryItems =
      query
      .sorted { $0.key < $1.key }
      .map { URLQueryItem(name: $0.key, value: $0.value) }
    guard let url = components.url else { throw RecipeServiceError.invalidAddress }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
      throw RecipeServiceError.badStatus(http.statusCode)
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }
}

struct PreviewRecipeService: RecipeService {
  private static let entries: [CatalogEntry] = ["Dal", "Focaccia", "Gazpacho", "Granola"].map {
    CatalogEntry(
      id: UUID(), title: $0, summary: "A classic.", course: .main, imageURL: nil, minutes: 35)
  }

  func catalogPage(_ page: Int) async throws -> CatalogPage {
    CatalogPage(entries: page == 0 ? Self.entries : [], nextPage: nil)
  }

  func search(_ text: String) async throws -> [CatalogEntry] {
    Self.entries.filter { $0.title.localizedStandardContains(text) }
  }

  func related(to recipe: Recipe) async throws -> [CatalogEntry] {
    Array(Self.entries.prefix(2))
  }

  func recipe(for entry: CatalogEntry.ID) async throws -> Recipe {
    Recipe(title: Self.entries.first { $0.id == entry }?.title ?? "Imported")
  }

  func recipe(at url: URL) async throws -> Recipe {
    Recipe(title: url.lastPathComponent)
  }
}

private struct RecipeServiceKey: EnvironmentKey {
  static let defaultValue: any RecipeService = PreviewRecipeService()
}

extension EnvironmentValues {
  var recipeService: any RecipeService {
    get { self[RecipeServiceKey.self] }
    set { self[RecipeServiceKey.self] = newValue }
  }
}
