import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
  var amount: String
}

struct IngredientEditor: View {
  @State private var ingredients = [
    Ingredient(name: "Flour", amount: "500 g"),
    Ingredient(name: "Yeast", amount: "1 cube"),
  ]
  @State private var remark = ""
  @FocusState private var focusedRow: Ingredient.ID?
  @FocusState private var isRemarkFocused: Bool

  var body: some View {
    List {
      ForEach($ingredients) { $ingredient in
        HStack {
          TextField("Name", text: $ingredient.name)
            .focused($focusedRow, equals: ingredient.id)
          Text(ingredient.amount)
        }
      }
      Button("Add ingredient") {
        let added = Ingredient(name: "", amount: "")
        ingredients.append(added)
        focusedRow = added.id
      }
      TextField("Remark", text: $remark)
        .focused($isRemarkFocused)
    }
    .toolbar {
      ToolbarItem {
        Button("Done") {
          focusedRow = nil
          isRemarkFocused = false
        }
      }
    }
  }
}
