import SwiftUI

struct Recipe: Hashable {
  let id: Int
  var name: String
  var steps: [String]
  static func == (left: Recipe, right: Recipe) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct RecipeForm: View {
  @Binding var recipe: Recipe
  let save: (Recipe) -> Void
  var body: some View {
    Form { TextField("Name", text: $recipe.name) }
      .onChange(of: recipe) { _, new in save(new) }  // expect: partial_equality
  }
}
