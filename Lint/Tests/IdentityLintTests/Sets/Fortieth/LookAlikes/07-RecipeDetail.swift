import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  let title: String
  let steps: String
}

struct RecipeDetail: View {
  let recipe: Recipe

  var body: some View {
    VStack(spacing: 12) {
      Text(recipe.title).font(.title)
      Text(recipe.steps)
    }
    .padding()
  }
}

struct RecipeList: View {
  let recipes: [Recipe]
  @State private var selected: Recipe?

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        Button(recipe.title) {
          selected = recipe
        }
      }
    }
    .sheet(item: $selected) { recipe in
      RecipeDetail(recipe: recipe)
    }
  }
}
