import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var notes: String
}
@Observable final class Recipes {
  var recipes: [Recipe] = []
  var selection: Int?
  func recipe(_ id: Int) -> Recipe? { recipes.first { $0.id == id } }
  func save(_ notes: String, of id: Int) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].notes = notes
  }
}
struct RecipeNotes: View {
  let recipe: Recipe
  let recipes: Recipes
  @State private var text: String  // expect: state_from_parent
  init(recipe: Recipe, recipes: Recipes) {
    self.recipe = recipe
    self.recipes = recipes
    _text = State(initialValue: recipe.notes)
  }
  var body: some View {
    TextEditor(text: $text)
    Button("Revert") { withAnimation { text = recipe.notes } }
    Button("Save") { recipes.save(text, of: recipe.id) }
  }
}
struct RecipePage: View {
  let id: Int
  let recipes: Recipes
  var body: some View {
    if let recipe = recipes.recipe(id) { content(for: recipe) }
  }
  private func content(for recipe: Recipe) -> some View {
    ScrollView { RecipeNotes(recipe: recipe, recipes: recipes) }
  }
}
struct RecipeSplit: View {
  @State private var recipes = Recipes()
  @State private var selection: Int?
  var body: some View {
    List(recipes.recipes, selection: $selection) { Text($0.notes) }
    if let selection { RecipePage(id: selection, recipes: recipes) }
  }
}
