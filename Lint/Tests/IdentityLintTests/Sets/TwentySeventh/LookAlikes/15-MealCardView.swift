import SwiftUI

enum Allergen: String, CaseIterable, Identifiable {
  case gluten, milk, egg, nuts, soy
  var id: String { rawValue }
}

final class MealCard: ObservableObject {
  @Published var allergens: Set<Allergen> = [.milk]
  @Published var note = ""
}

extension MealCard {
  func contains(_ allergen: Allergen) -> Binding<Bool> {
    Binding {
      self.allergens.contains(allergen)
    } set: { isContained in
      var marked = self.allergens
      if isContained {
        marked.insert(allergen)
      } else {
        marked.remove(allergen)
      }
      self.allergens = marked
    }
  }
}

struct MealCardView: View {
  @ObservedObject var card: MealCard
  let onPublish: (Set<Allergen>, String) -> Void

  var body: some View {
    Form {
      ForEach(Allergen.allCases) { allergen in
        Toggle(allergen.rawValue.capitalized, isOn: card.contains(allergen))
      }
      TextField("Note for guests", text: $card.note)
      Button("Publish") {
        onPublish(card.allergens, card.note)
      }
    }
  }
}
