import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
  var amount: String
}

struct IngredientsEditor: View {
  @State private var ingredients = [
    Ingredient(name: "Flour", amount: "500 g"),
    Ingredient(name: "Water", amount: "350 ml"),
  ]

  var body: some View {
    Form {
      // bug: The keyboard focus after each letter; two ingredients of the same name get m
      ForEach($ingredients, id: \.name) { $ingredient in
        HStack {
          TextField("Name", text: $ingredient.name)
          TextField("Amount", text: $ingredient.amount)
        }
      }
      Button("Add") {
        ingredients.append(Ingredient(name: "", amount: ""))
      }
    }
  }
}
