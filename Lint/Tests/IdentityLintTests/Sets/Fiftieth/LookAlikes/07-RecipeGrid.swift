import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  let name: String
  let steps: [String]
}

struct RecipeGrid: View {
  let recipes: [Recipe]
  @State private var activeRecipe: Recipe?
  @State private var isShowingHelp = false

  private let columns = [GridItem(.adaptive(minimum: 140))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(recipes) { recipe in
          Button(recipe.name) { open(recipe) }
            .buttonStyle(.bordered)
        }
      }
      .padding()
      Button("How does this work?") { isShowingHelp = true }
    }
    .sheet(item: $activeRecipe) { recipe in
      RecipeCard(recipe: recipe)
    }
    .sheet(isPresented: $isShowingHelp) {
      Text("Tap a recipe to see its steps.")
        .padding()
    }
  }

  private func open(_ recipe: Recipe) {
    activeRecipe = recipe
  }
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    List {
      Section(recipe.name) {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { step in
          Text("\(step.offset + 1). \(step.element)")
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
