import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String
  var servings: Int
  var isFavorite: Bool
}

final class Cookbook: ObservableObject {
  @Published private(set) var recipes: [Recipe] = []

  func replace(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
    recipes[index] = recipe
  }
}

struct CookbookView: View {
  @StateObject private var cookbook = Cookbook()

  var body: some View {
    NavigationStack {
      List(cookbook.recipes) { recipe in
        NavigationLink(value: recipe) {
          Label(recipe.title, systemImage: recipe.isFavorite ? "heart.fill" : "heart")
        }
      }
      .navigationDestination(for: Recipe.self) { recipe in
        // bug: the detail never shows the change; the second tap starts from the old
        // copy, so two taps on + count once, and Favourite undoes a changed number of
        // servings. When: any second edit in the detail.
        RecipeView(recipe: recipe)
      }
    }
    .environmentObject(cookbook)
  }
}

struct RecipeView: View {
  @EnvironmentObject private var cookbook: Cookbook
  let recipe: Recipe

  var body: some View {
    Form {
      Stepper(
        "\(recipe.servings) servings",
        onIncrement: { change { $0.servings += 1 } },
        onDecrement: { change { $0.servings = max(1, $0.servings - 1) } }
      )
      Button(recipe.isFavorite ? "Remove favourite" : "Favourite") {
        change { $0.isFavorite.toggle() }
      }
    }
    .navigationTitle(recipe.title)
  }

  private func change(_ edit: (inout Recipe) -> Void) {
    var copy = recipe
    edit(&copy)
    cookbook.replace(copy)
  }
}
