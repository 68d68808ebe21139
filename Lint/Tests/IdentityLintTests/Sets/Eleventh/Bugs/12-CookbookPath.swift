import SwiftUI
import Observation

struct Recipe: Identifiable, Hashable {
  let id: Int
  let title: String
  let steps: [String]
  var isFavourite = false
  var rating = 0
}

@Observable
final class Cookbook {
  var recipes: [Recipe] = []

  func update(_ id: Recipe.ID, _ change: (inout Recipe) -> Void) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    change(&recipes[index])
  }
}

struct CookbookView: View {
  let cookbook: Cookbook

  var body: some View {
    NavigationStack {
      List(cookbook.recipes) { recipe in
        NavigationLink(value: recipe) {
          Label(recipe.title, systemImage: recipe.isFavourite ? "heart.fill" : "heart")
        }
      }
      // bug: the path holds a copy of the recipe: in the detail the heart never fills and the
      // rating sticks at one step from the old value, though the cookbook has changed
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe) { change in
          cookbook.update(recipe.id, change)
        }
      }
    }
  }
}

private struct RecipeDetail: View {
  let recipe: Recipe
  let onChange: ((inout Recipe) -> Void) -> Void

  var body: some View {
    List {
      ForEach(Array(recipe.steps.enumerated()), id: \.offset) { number, step in
        Text("\(number + 1). \(step)")
      }
      Stepper("Rating \(recipe.rating)") {
        onChange { $0.rating = min(5, recipe.rating + 1) }
      } onDecrement: {
        onChange { $0.rating = max(0, recipe.rating - 1) }
      }
    }
    .navigationTitle(recipe.title)
    .toolbar {
      Button("Favourite", systemImage: recipe.isFavourite ? "heart.fill" : "heart") {
        onChange { $0.isFavourite.toggle() }
      }
    }
  }
}
