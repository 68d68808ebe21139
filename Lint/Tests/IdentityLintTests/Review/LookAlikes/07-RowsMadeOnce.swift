import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
}

/// The elements are created once and kept in `@State`.
struct Recipe: View {
  @State private var ingredients: [Ingredient] = []
  let names: [String]

  var body: some View {
    List(ingredients) { ingredient in
      CheckRow(name: ingredient.name)
    }
    .task {
      let list = names.map { Ingredient(name: $0) }
      ingredients = list
    }
  }
}

struct CheckRow: View {
  let name: String
  @State private var isChecked = false
  var body: some View { Toggle(name, isOn: $isChecked) }
}
