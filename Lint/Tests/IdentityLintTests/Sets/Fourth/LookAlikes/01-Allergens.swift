import SwiftUI

struct AllergenRow: View {
  let name: String
  let dishes: [String]
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(name, isExpanded: $isExpanded) {
      Text(dishes.formatted(.list(type: .and)))
    }
  }
}

struct AllergensView: View {
  struct Entry {
    let name: String
    let dishes: [String]
  }

  let dishesByAllergen: [String: [String]]

  private var entries: [Entry] {
    dishesByAllergen
      .map { Entry(name: $0.key, dishes: $0.value.sorted()) }
      .sorted { $0.name < $1.name }
  }

  var body: some View {
    List {
      Section("Allergens") {
        ForEach(entries, id: \.name) { entry in
          AllergenRow(name: entry.name, dishes: entry.dishes)
        }
      }
    }
  }
}

#Preview {
  AllergensView(dishesByAllergen: ["Gluten": ["Pasta", "Bread"], "Nuts": ["Pesto"]])
}
