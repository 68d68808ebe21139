import Foundation
import Observation
import SwiftUI

struct CookbookView: View {
  let store: RecipeStore
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(store.recipes) { recipe in
        // bug: The path holds a copy of the recipe
        NavigationLink(value: recipe) {
          HStack {
            Text(recipe.title)
            Spacer()
            if recipe.isFavourite {
              Image(systemName: "heart.fill")
            }
          }
        }
      }
      .navigationTitle("Cookbook (\(store.favouriteCount))")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe, store: store)
      }
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  let store: RecipeStore

  var body: some View {
    List {
      Section("Ingredients") {
        Text(recipe.ingredients.joined(separator: ", "))
      }
      Section("Servings") {
        LabeledContent("Servings", value: recipe.servings, format: .number)
        Button("One more") {
          store.setServings(recipe.servings + 1, of: recipe.id)
        }
      }
    }
    .navigationTitle(recipe.title)
    .toolbar {
      Button("Favourite", systemImage: recipe.isFavourite ? "heart.fill" : "heart") {
        store.toggleFavourite(recipe.id)
      }
    }
  }
}

struct Recipe: Identifiable, Hashable {
  let id: UUID
  var title: String
  var servings: Int
  var isFavourite: Bool
  var ingredients: [String]
}

@Observable
final class RecipeStore {
  private(set) var recipes: [Recipe]

  init(recipes: [Recipe]) {
    self.recipes = recipes
  }

  var favouriteCount: Int {
    recipes.filter(\.isFavourite).count
  }

  func toggleFavourite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavourite.toggle()
  }

  func setServings(_ servings: Int, of id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].servings = servings
  }
}
