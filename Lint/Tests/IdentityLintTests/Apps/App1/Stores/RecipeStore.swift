import Foundation
import Observation

enum RecipeOrder: String, CaseIterable, Identifiable {
  case title, newest

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct RecipeFilter: Equatable {
  var text = ""
  var course: Course?
  var favoritesOnly = false
  var order = RecipeOrder.title
}

@MainActor
@Observable
final class RecipeStore {
  private(set) var recipes: [Recipe]

  init(recipes: [Recipe] = []) {
    self.recipes = recipes
  }

  func recipe(id: Recipe.ID) -> Recipe? {
    recipes.first { $0.id == id }
  }

  func save(_ recipe: Recipe) {
    if let index = recipes.firstIndex(where: { $0.id == recipe.id }) {
      recipes[index] = recipe
    } else {
      recipes.append(recipe)
    }
  }

  func addImported(_ recipe: Recipe) {
    recipes.append(recipe.copy())
  }

  func delete(_ ids: Set<Recipe.ID>) {
    recipes.removeAll { ids.contains($0.id) }
  }

  func toggleFavorite(_ id: Recipe.ID) {
    update(id) { $0.isFavorite.toggle() }
  }

  func updateNotes(_ notes: String, for id: Recipe.ID) {
    update(id) { $0.notes = notes }
  }

  func recipes(matching filter: RecipeFilter) -> [Recipe] {
    let text = filter.text.trimmingCharacters(in: .whitespaces)
    let matches = recipes.filter { recipe in
      if let course = filter.course, recipe.course != course { return false }
      if filter.favoritesOnly, !recipe.isFavorite { return false }
      if text.isEmpty { return true }
      return recipe.title.localizedStandardContains(text)
        || recipe.tags.contains { $0.localizedStandardContains(text) }
    }
    switch filter.order {
    case .title:
      return matches.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    case .newest:
      return matches.sorted { $0.created > $1.created }
    }
  }

  private func update(_ id: Recipe.ID, _ change: (inout Recipe) -> Void) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    change(&recipes[index])
  }
}
