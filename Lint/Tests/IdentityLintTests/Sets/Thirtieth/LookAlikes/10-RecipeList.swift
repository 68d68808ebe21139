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
      Text(recipe?.title ?? "New recipe")
      TextField("Notes", text: $notes)
    }
  }
}

struct RecipeList: View {
  let recipes: [Recipe]
  @State private var selected: Recipe?
  @State private var showsNew = false

  var body: some View {
    List(recipes) { recipe in
      Button(recipe.title) { selected = recipe }
    }
    .toolbar {
      Button("New") { showsNew = true }
    }
    .sheet(isPresented: $showsNew) {
      RecipeEditor(recipe: nil)
    }
    .sheet(item: $selected) { recipe in
      RecipeEditor(recipe: recipe)
    }
  }
}
