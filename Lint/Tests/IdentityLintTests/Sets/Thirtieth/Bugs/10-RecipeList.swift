import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var title: String
}

struct RecipeEditor: View {
  let recipe: Recipe?
  @State private var notes = ""

  var body: some View {
    Form {
      Text(recipe?.title ?? "No recipe")
      TextField("Notes", text: $notes)
    }
  }
}

struct RecipeList: View {
  let recipes: [Recipe]
  @State private var selected: Recipe?
  @State private var showsEditor = false

  var body: some View {
    List(recipes) { recipe in
      Button(recipe.title) {
        selected = recipe
        showsEditor = true
      }
    }
    // bug: The sheet opens empty (the chosen recipe is not there yet)
    .sheet(isPresented: $showsEditor) {
      RecipeEditor(recipe: selected)
    }
  }
}
