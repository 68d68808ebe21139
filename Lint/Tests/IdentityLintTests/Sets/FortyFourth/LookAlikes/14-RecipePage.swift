import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct RecipePage: View {
  let recipe: Recipe

  var body: some View {
    Text(recipe.title)
      .navigationTitle(recipe.title)
  }
}

struct RecipeCell: View {
  let recipe: Recipe

  var body: some View {
    NavigationLink(value: recipe) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: 120)
        .overlay { Text(recipe.title) }
    }
  }
}

struct RecipeGrid: View {
  let recipes: [Recipe]
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(recipes) { recipe in
            RecipeCell(recipe: recipe)
          }
        }
      }
      .navigationDestination(for: Recipe.self) { recipe in
        RecipePage(recipe: recipe)
      }
      .onOpenURL { url in
        guard let id = Int(url.lastPathComponent),
          let recipe = recipes.first(where: { $0.id == id })
        else { return }
        path = [recipe]
      }
    }
  }
}
