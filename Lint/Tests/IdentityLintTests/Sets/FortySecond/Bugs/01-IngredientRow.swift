import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
  var amount: String
}

struct IngredientRow: View {
  let ingredient: Ingredient
  @State private var isChecked = false

  var body: some View {
    Toggle(isOn: $isChecked) {
      VStack(alignment: .leading) {
        Text(ingredient.name)
        Text(ingredient.amount)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct ShoppingView: View {
  @State private var ingredients = [
    Ingredient(name: "Flour", amount: "500 g"),
    Ingredient(name: "Butter", amount: "250 g"),
    Ingredient(name: "Eggs", amount: "4"),
  ]

  var body: some View {
    ScrollView {
      VStack {
        // bug: rows are identified by position
        ForEach(ingredients.indices, id: \.self) { index in
          HStack {
            IngredientRow(ingredient: ingredients[index])
            Button("Remove", role: .destructive) {
              ingredients.remove(at: index)
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle("Shopping")
  }
}
