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
      ForEach(book.recipes) { NavigationLink("\($0.id)", value: $0) }
        .navigationDestination(for: Recipe.self) { recipe in
          Detail(recipe: recipe, book: book)  // expect: pushed_copy
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
