import SwiftUI

struct Ingredient: Decodable, Hashable {
  let sku: String
  let name: String
  let grams: Int
}

extension Ingredient: Identifiable {
  // bug: The computed id contains a fresh UUID at each read
  var id: String { "\(sku)-\(UUID().uuidString)" }
}

struct IngredientRow: View {
  let ingredient: Ingredient
  @State private var isChecked = false

  var body: some View {
    Toggle(isOn: $isChecked) {
      LabeledContent(ingredient.name, value: "\(ingredient.grams) g")
    }
  }
}

struct IngredientList: View {
  let ingredients: [Ingredient]
  @State private var servings = 2

  var body: some View {
    ScrollView {
      VStack {
        Stepper("Servings: \(servings)", value: $servings, in: 1...12)
        ForEach(ingredients) { ingredient in
          IngredientRow(ingredient: ingredient)
        }
      }
      .padding()
    }
  }
}
