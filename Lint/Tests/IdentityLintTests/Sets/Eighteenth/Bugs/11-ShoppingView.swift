import SwiftUI

struct Ingredient: Identifiable {
  let id: Int
  var name: String
  var isBought = false
}

struct ShoppingView: View {
  @State private var query = ""
  @State private var ingredients = [
    Ingredient(id: 1, name: "Flour"),
    Ingredient(id: 2, name: "Butter"),
    Ingredient(id: 3, name: "Milk"),
    Ingredient(id: 4, name: "Buttermilk"),
  ]

  private var visible: [Ingredient] {
    query.isEmpty
      ? ingredients : ingredients.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(visible.enumerated()), id: \.element.id) { index, ingredient in
          // bug: index counts the filtered list but subscripts the whole one: while searching, the
          // toggle shows and ticks another ingredient
          Toggle(ingredient.name, isOn: $ingredients[index].isBought)
        }
        Text("\(ingredients.filter(\.isBought).count) bought")
          .foregroundStyle(.secondary)
      }
      .searchable(text: $query)
      .navigationTitle("Shopping")
    }
  }
}
