import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: UUID
  var title: String
  var method: String
  var servings: Int
}

struct RecipeDraft {
  var title: String
  var method: String
  var servings: Int

  init(_ recipe: Recipe) {
    title = recipe.title
    method = recipe.method
    servings = recipe.servings
  }
}

@Observable
final class RecipeLibrary {
  var recipes: [Recipe] = []
  var selection: Recipe.ID?

  var selected: Recipe? { recipes.first { $0.id == selection } }

  func save(_ draft: RecipeDraft, for id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].title = draft.title
    recipes[index].method = draft.method
    recipes[index].servings = draft.servings
  }
}

struct RecipeBrowser: View {
  @State private var library = RecipeLibrary()

  var body: some View {
    NavigationSplitView {
      List(library.recipes, selection: $library.selection) { recipe in
        Text(recipe.title)
      }
    } detail: {
      if let recipe = library.selected {
        RecipeEditor(recipe: recipe) { library.save($0, for: recipe.id) }
      } else {
        ContentUnavailableView("Choose a recipe", systemImage: "fork.knife")
      }
    }
  }
}

struct RecipeEditor: View {
  private let onSave: (RecipeDraft) -> Void
  @State private var draft: RecipeDraft

  init(recipe: Recipe, onSave: @escaping (RecipeDraft) -> Void) {
    self.onSave = onSave
    // bug: the second recipe's content: the editor still shows the first one, and Save writes
    // the first recipe's text over the second. When: another recipe is chosen in the sidebar
    // while an editor is shown.
    _draft = State(initialValue: RecipeDraft(recipe))
  }

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      Stepper("Serves \(draft.servings)", value: $draft.servings, in: 1...20)
      TextEditor(text: $draft.method)
      Button("Save") { onSave(draft) }
    }
  }
}
