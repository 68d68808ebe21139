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
  @State private var isConfirmingDelete = false

  var body: some View {
    List {
      ForEach(book.recipes) { recipe in
        row(for: recipe)
      }
    }
    .navigationTitle("Recipes")
  }
}

private extension RecipeListView {
  func row(for recipe: Recipe) -> some View {
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
    // bug: One Bool drives a confirmationDialog attached to every row
    .confirmationDialog("Delete this recipe?", isPresented: $isConfirmingDelete) {
      Button("Delete", role: .destructive) {
        book.remove(recipe)
      }
    }
  }
}
