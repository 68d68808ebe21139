import SwiftUI

struct Recipe {
  var title = ""
  var servings = 2
  var steps: [String] = [""]
}

struct RecipesScreen: View {
  @State private var recipe = Recipe()
  @State private var isEditing = false

  var body: some View {
    List {
      Text(recipe.title.isEmpty ? "Untitled" : recipe.title)
        .font(.headline)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      RecipeEditor(recipe: $recipe)
    }
  }
}

struct RecipeEditor: View {
  @Binding var recipe: Recipe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Recipe") {
          TextField("Title", text: $recipe.title)
          Stepper("Serves \(recipe.servings)", value: $recipe.servings, in: 1...12)
        }
        Section("Steps") {
          // bug: rows of editable text are identified by their own text (id: \.self), so each
          // keystroke makes a new row: the field loses focus and the keyboard closes, and two empty
          // steps share one id
          ForEach($recipe.steps, id: \.self) { $step in
            TextField("What to do", text: $step, axis: .vertical)
          }
          .onDelete { recipe.steps.remove(atOffsets: $0) }
          Button("Add step") { recipe.steps.append("") }
        }
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
