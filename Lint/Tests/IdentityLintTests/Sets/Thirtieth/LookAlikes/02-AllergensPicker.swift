import SwiftUI

struct AllergensPicker: View {
  private let allergens = ["Gluten", "Milk", "Nuts", "Soy"]
  @State private var avoided: Set<String> = []

  var body: some View {
    List {
      ForEach(allergens, id: \.self) { allergen in
        Toggle(
          allergen,
          isOn: Binding(
            get: { avoided.contains(allergen) },
            set: { isOn in
              if isOn { avoided.insert(allergen) } else { avoided.remove(allergen) }
            }
          ))
      }
      Button("Clear") { avoided.removeAll() }
    }
    .navigationTitle("Allergens")
  }
}
