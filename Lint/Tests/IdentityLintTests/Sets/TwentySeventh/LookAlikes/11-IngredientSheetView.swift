import SwiftUI

struct Ingredient: Identifiable, Hashable {
  let id: UUID
  var name = ""
  var grams = 0.0
}

struct IngredientSheetView: View {
  enum Field: Hashable {
    case name(Ingredient.ID), grams(Ingredient.ID)
  }

  @State private var ingredients: [Ingredient] = []
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      ForEach($ingredients) { $ingredient in
        HStack {
          TextField("Ingredient", text: $ingredient.name)
            .focused($focus, equals: .name(ingredient.id))
            .onSubmit { focus = .grams(ingredient.id) }
          TextField("Grams", value: $ingredient.grams, format: .number)
            .focused($focus, equals: .grams(ingredient.id))
            .onSubmit(addRow)
        }
      }
      Button("Add ingredient", action: addRow)
    }
    .safeAreaInset(edge: .bottom) {
      Text(ingredients.map(\.grams).reduce(0, +), format: .number)
    }
  }
}

private extension IngredientSheetView {
  func addRow() {
    let added = Ingredient(id: UUID())
    ingredients.append(added)
    focus = .name(added.id)
  }
}
