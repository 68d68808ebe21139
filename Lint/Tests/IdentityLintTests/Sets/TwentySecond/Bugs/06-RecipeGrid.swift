import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int
}

struct RecipeGrid: View {
  let recipes: [Recipe]
  @State private var chosen: Recipe?
  @State private var showsTimer = false

  private let columns = [GridItem(.adaptive(minimum: 140))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(recipes) { recipe in
          Button {
            chosen = recipe
            showsTimer = true
          } label: {
            RecipeTile(recipe: recipe)
          }
        }
      }
    }
    // bug: the sheet comes up empty (chosen is still nil in the captured closure). First tap
    // on a recipe; body does not read chosen, so the closure of the sheet is stale.
    .sheet(isPresented: $showsTimer) {
      if let chosen {
        CookingTimer(recipe: chosen)
      }
    }
  }
}

struct RecipeTile: View {
  let recipe: Recipe

  var body: some View {
    VStack {
      Text(recipe.name).font(.headline)
      Text("\(recipe.minutes) min").font(.caption)
    }
    .padding()
  }
}

struct CookingTimer: View {
  let recipe: Recipe
  @State private var remaining = 0

  var body: some View {
    VStack {
      Text(recipe.name)
      Stepper("\(remaining) min", value: $remaining, in: 0...240)
    }
    .onAppear { remaining = recipe.minutes }
  }
}
