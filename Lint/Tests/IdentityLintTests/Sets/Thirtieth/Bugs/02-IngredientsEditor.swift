import SwiftUI

struct IngredientsEditor: View {
  @State private var ingredients = ["Flour", "Sugar", "Butter"]

  var body: some View {
    List {
      // bug: Keyboard focus and cursor: the field resigns after one character
      ForEach($ingredients, id: \.self) { $ingredient in
        TextField("Ingredient", text: $ingredient)
      }
      .onDelete { ingredients.remove(atOffsets: $0) }

      Button("Add ingredient") {
        ingredients.append("")
      }
    }
    .navigationTitle("Ingredients")
  }
}
