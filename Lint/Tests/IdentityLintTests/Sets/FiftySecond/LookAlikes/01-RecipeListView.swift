import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: UUID
  var title: String
  var minutes: Int
}

@Observable
final class RecipeBook {
  var recipes: [Recipe] = []

  func remove(_ recipe: Recipe) {
    recipes.removeAll { $0.id == recipe.id }
  }
}

struct RecipeListView: View {
  @Environment(RecipeBook.self) private var book

  var body: some View {
    List {
      ForEach(book.recipes) { recipe in
        RecipeRow(recipe: recipe) {
          book.remove(recipe)
        }
      }
    }
    .navigationTitle("Recipes")
  }
}

private struct RecipeRow: View {
  let recipe: Recipe
  let onDelete: () -> Void
  @State private var isConfirmingDelete = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.title)
        Text("\(recipe.minutes) min")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Delete", systemImage: "trash") {
        isConfirmingDelete = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
    .confirmationDialog("Delete this recipe?", isPresented: $isConfirmingDelete) {
      Button("Delete", role: .destructive, action: onDelete)
    }
  }
}
