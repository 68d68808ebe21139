import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String
  var isFavorite = false
}

struct RecipeDetail: View {
  let recipe: Recipe
  let onToggleFavorite: () -> Void

  var body: some View {
    VStack {
      Text(recipe.title).font(.largeTitle)
      Button(recipe.isFavorite ? "Remove Favorite" : "Add Favorite", action: onToggleFavorite)
    }
  }
}

struct RecipesView: View {
  @State private var recipes = [
    Recipe(id: 1, title: "Shakshuka"),
    Recipe(id: 2, title: "Laksa"),
  ]

  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(value: recipe.id) {
          Label(recipe.title, systemImage: recipe.isFavorite ? "star.fill" : "star")
        }
      }
      .navigationDestination(for: Recipe.ID.self) { id in
        if let recipe = recipes.first(where: { $0.id == id }) {
          RecipeDetail(recipe: recipe) { toggleFavorite(id) }
        }
      }
    }
  }

  private func toggleFavorite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavorite.toggle()
  }
}
