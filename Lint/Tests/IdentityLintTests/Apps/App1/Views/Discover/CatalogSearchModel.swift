import Foundation
import Observation

@MainActor
@Observable
final class CatalogSearchModel {
  var query = ""
  private(set) var results: [CatalogEntry] = []
  private(set) var isSearching = false

  func run(using service: any RecipeService) {
    let text = query.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      results = []
      isSearching = false
      return
    }
    isSearching = true
    Task {
      let found = (try? await service.search(text)) ?? []
      results = found
      isSearching = false
    }
  }
}
