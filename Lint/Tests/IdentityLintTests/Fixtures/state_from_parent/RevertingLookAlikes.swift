import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var notes: String
}
@Observable final class Recipes {
  var recipes: [Recipe] = []
  func recipe(_ id: Int) -> Recipe? { recipes.first { $0.id == id } }
  func save(_ notes: String, of id: Int) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].notes = notes
  }
}
// It is set again with the recipe, and by a button as well.
struct FollowingNotes: View {
  let recipe: Recipe
  @State private var text: String
  init(recipe: Recipe) {
    self.recipe = recipe
    _text = State(initialValue: recipe.notes)
  }
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: recipe.id) { text = recipe.notes }
    Button("Revert") { text = recipe.notes }
  }
}
// The same by a method.
struct CalledNotes: View {
  let recipe: Recipe
  @State private var text: String
  init(recipe: Recipe) {
    self.recipe = recipe
    _text = State(initialValue: recipe.notes)
  }
  var body: some View {
    TextEditor(text: $text).task(id: recipe.id) { revert() }
    Button("Revert", action: revert)
  }
  private func revert() { text = recipe.notes }
}
// Another view for another recipe.
struct RenewedNotes: View {
  let recipe: Recipe
  @State private var text: String
  init(recipe: Recipe) {
    self.recipe = recipe
    _text = State(initialValue: recipe.notes)
  }
  var body: some View {
    TextEditor(text: $text)
    Button("Revert") { text = recipe.notes }
  }
}
// It is presented for one recipe.
struct PresentedNotes: View {
  let recipe: Recipe
  @State private var text: String
  init(recipe: Recipe) {
    self.recipe = recipe
    _text = State(initialValue: recipe.notes)
  }
  var body: some View {
    TextEditor(text: $text)
    Button("Revert") { text = recipe.notes }
  }
}
struct RecipePage: View {
  let id: Int
  let recipes: Recipes
  @State private var shown: Recipe?
  var body: some View {
    if let recipe = recipes.recipe(id) {
      FollowingNotes(recipe: recipe)
      CalledNotes(recipe: recipe)
      RenewedNotes(recipe: recipe).id(recipe.id)
      Button("Edit") { shown = recipe }
    }
    Text("a").sheet(item: $shown) { PresentedNotes(recipe: $0) }
  }
}
struct RecipeSplit: View {
  @State private var recipes = Recipes()
  @State private var selection: Int?
  var body: some View {
    List(recipes.recipes, selection: $selection) { Text($0.notes) }
    if let selection { RecipePage(id: selection, recipes: recipes) }
    Button("Save") { recipes.save("", of: 1) }
  }
}
