import SwiftUI

@Observable
final class Recipe: Identifiable {
  let id: UUID
  var title: String
  var servings: Int
  var steps: [String]

  init(id: UUID = UUID(), title: String, servings: Int, steps: [String]) {
    self.id = id
    self.title = title
    self.servings = servings
    self.steps = steps
  }
}

struct RecipeEditor: View {
  @State private var draft: Recipe
  @Environment(\.dismiss) private var dismiss
  let onSave: (Recipe) -> Void

  init(recipe: Recipe, onSave: @escaping (Recipe) -> Void) {
    // bug: The former values: Cancel does not discard.
    _draft = State(initialValue: recipe)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      Stepper("Serves \(draft.servings)", value: $draft.servings, in: 1...24)
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          onSave(draft)
          dismiss()
        }
      }
    }
  }
}

struct CookbookScreen: View {
  @State private var recipes = [
    Recipe(title: "Lentil soup", servings: 4, steps: ["Rinse", "Boil"])
  ]
  @State private var edited: Recipe?

  var body: some View {
    List(recipes) { recipe in
      Button("\(recipe.title), serves \(recipe.servings)") { edited = recipe }
    }
    .sheet(item: $edited) { recipe in
      NavigationStack {
        RecipeEditor(recipe: recipe) { saved in
          guard let row = recipes.firstIndex(where: { $0.id == saved.id }) else { return }
          recipes[row] = saved
        }
      }
    }
  }
}
