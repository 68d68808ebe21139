import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
}

struct Recipe: View {
  let names: [String]
  @State private var portions = 2

  private var ingredients: [Ingredient] {
    var list: [Ingredient] = []
    for name in names { list.append(Ingredient(name: name)) }
    return list
  }

  var body: some View {
    Stepper("Portions: \(portions)", value: $portions)
    ForEach(ingredients) { ingredient in  // bug: changing the portions clears every check mark
      CheckRow(name: ingredient.name)
    }
  }
}

struct CheckRow: View {
  let name: String
  @State private var isChecked = false

  var body: some View { Toggle(name, isOn: $isChecked) }
}
