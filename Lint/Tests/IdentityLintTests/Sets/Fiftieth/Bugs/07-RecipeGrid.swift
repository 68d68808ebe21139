import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  let name: String
  let steps: [String]
}

struct RecipeGrid: View {
  let recipes: [Recipe]
  @State private var activeRecipe: Recipe?
  @State private var isShowingCard = false

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
    }
    // bug: The first tap opens an empty sheet
    .sheet(isPresented: $isShowingCard) {
      if let activeRecipe {
        RecipeCard(recipe: activeRecipe)
      }
    }
  }

  private func open(_ recipe: Recipe) {
    activeRecipe = recipe
    isShowingCard = true
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
