import SwiftUI

struct Ingredient { var name: String; var grams: Int }

struct IngredientList: View {
  @State private var ingredients = [Ingredient(name: "Flour", grams: 500)]
  var body: some View {
    Form {
      ForEach($ingredients, id: \.name) { $ingredient in  // bug: each letter ends editing
        HStack {
          TextField("Name", text: $ingredient.name)
          Stepper("\(ingredient.grams)", value: $ingredient.grams)
        }
      }
      Button("Add") { ingredients.append(Ingredient(name: "", grams: 0)) }
    }
  }
}
