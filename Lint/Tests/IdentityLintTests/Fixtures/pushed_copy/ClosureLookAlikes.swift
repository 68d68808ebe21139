import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var rating = 0
  var isKept = false
}

@Observable
final class Book {
  var recipes: [Recipe] = []
  func update(_ id: Int, _ change: (inout Recipe) -> Void) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    change(&recipes[index])
  }
}

struct BookPage: View {
  let book: Book
  var body: some View {
    NavigationStack {
      ForEach(book.recipes) { NavigationLink("\($0.id)", value: $0.id) }
        .navigationDestination(for: Int.self) { id in
          if let recipe = book.recipes.first(where: { $0.id == id }) {
            Detail(recipe: recipe, book: book)
          }
        }
        .navigationDestination(for: Recipe.self) { recipe in
          Kept(recipe: recipe, book: book)
        }
    }
  }
}

struct Detail: View {
  let recipe: Recipe
  let book: Book
  var body: some View {
    Text("\(recipe.rating)")
    Button("Up") { book.update(recipe.id) { $0.rating += 1 } }
  }
}

struct Kept: View {
  let recipe: Recipe
  let book: Book
  var body: some View {
    Text("\(recipe.id) \(recipe.isKept ? "kept" : "")")
  }
}
