import SwiftUI

struct Ingredient: Hashable {
  var name: String
  var amount: String
  var step: String
}

struct IngredientRow: View {
  let ingredient: Ingredient
  @State private var isBought = false

  var body: some View {
    Button {
      isBought.toggle()
    } label: {
      HStack {
        Image(systemName: isBought ? "checkmark.circle.fill" : "circle")
        VStack(alignment: .leading) {
          Text(ingredient.name)
          Text("\(ingredient.amount), \(ingredient.step)").font(.caption)
        }
      }
    }
  }
}

struct IngredientsView: View {
  let ingredients: [Ingredient]

  var body: some View {
    List {
      Section("Ingredients") {
        // bug: two ingredients of one name share an id
        ForEach(ingredients, id: \.name) { ingredient in
          IngredientRow(ingredient: ingredient)
        }
      }
    }
  }
}

#Preview {
  IngredientsView(ingredients: [
    Ingredient(name: "Flour", amount: "500 g", step: "dough"),
    Ingredient(name: "Salt", amount: "10 g", step: "dough"),
    Ingredient(name: "Tomatoes", amount: "400 g", step: "sauce"),
    Ingredient(name: "Salt", amount: "1 pinch", step: "sauce"),
  ])
}
