import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  let name: String
  let steps: String
}

struct RecipeSheet: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.name).font(.title)
      Text(recipe.steps)
    }
    .padding()
  }
}

struct RecipeGrid: View {
  let recipes: [Recipe]
  @State private var selected: Recipe?
  @State private var showsRecipe = false

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(recipes) { recipe in
          Button(recipe.name) {
            selected = recipe
            showsRecipe = true
          }
        }
      }
    }
    // bug: The first tap sets both states
    .sheet(isPresented: $showsRecipe) {
      if let selected {
        RecipeSheet(recipe: selected)
      }
    }
  }
}
