import SwiftUI

enum Unit: String, CaseIterable, Codable {
  case gram, litre, piece
}

struct Ingredient: Codable, Equatable {
  var name: String
  var amount: Double
  var unit: Unit
}

extension Ingredient: Identifiable {
  // bug: each keystroke in the name field changes the computed id, so the row is recreated:
  // focus and keyboard are lost after one letter (two equal names also collide)
  var id: String { "\(name)|\(unit.rawValue)" }
}

struct RecipeDraft: Codable {
  var title = ""
  var ingredients: [Ingredient] = []

  mutating func addBlank() {
    let taken = ingredients.filter { $0.name.hasPrefix("Ingredient") }.count
    ingredients.append(Ingredient(name: "Ingredient \(taken + 1)", amount: 1, unit: .piece))
  }
}

struct RecipeDraftForm: View {
  @Binding var draft: RecipeDraft

  var body: some View {
    Form {
      Section("Recipe") {
        TextField("Title", text: $draft.title)
      }
      Section("Ingredients") {
        ForEach($draft.ingredients) { $ingredient in
          IngredientRow(ingredient: $ingredient)
        }
        .onDelete { draft.ingredients.remove(atOffsets: $0) }
        Button("Add ingredient") { draft.addBlank() }
      }
    }
  }
}

private struct IngredientRow: View {
  @Binding var ingredient: Ingredient
  @FocusState private var isEditing: Bool

  var body: some View {
    HStack {
      TextField("Name", text: $ingredient.name)
        .focused($isEditing)
        .foregroundStyle(isEditing ? Color.accentColor : Color.primary)
      TextField("Amount", value: $ingredient.amount, format: .number)
        .frame(width: 60)
      Text(ingredient.unit.rawValue)
        .foregroundStyle(.secondary)
    }
  }
}
