import SwiftUI
import Observation

struct Recipe: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isFavorite: Bool
}

@Observable
final class RecipeStore {
  var recipes: [Recipe]

  init(recipes: [Recipe]) {
    self.recipes = recipes
  }

  func toggleFavorite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavorite.toggle()
  }
}

struct RecipesScreen: View {
  @State private var store = RecipeStore(recipes: [])

  var body: some View {
    NavigationStack {
      List(store.recipes) { recipe in
        NavigationLink(value: recipe) {
          Label(recipe.title, systemImage: recipe.isFavorite ? "star.fill" : "star")
        }
      }
      .navigationDestination(for: Recipe.self) { recipe in
        // bug: the pushed value is a snapshot of the struct: toggling the favourite changes the
        // store, but the detail's star keeps showing the old value.
        RecipeDetail(recipe: recipe)
      }
    }
    .environment(store)
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(RecipeStore.self) private var store

  var body: some View {
    Text(recipe.title)
      .font(.title)
      .toolbar {
        Button {
          store.toggleFavorite(recipe.id)
        } label: {
          Image(systemName: recipe.isFavorite ? "star.fill" : "star")
        }
      }
  }
}
