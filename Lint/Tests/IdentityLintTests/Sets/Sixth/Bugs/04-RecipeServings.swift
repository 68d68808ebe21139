import SwiftUI
import Observation

struct Ingredient: Codable, Hashable {
  var name: String
  var gramsPerServing: Double
}

struct IngredientLine: Identifiable {
  let id = UUID()
  let name: String
  let amount: Measurement<UnitMass>
}

@Observable
final class CookingModel {
  var title: String
  var servings = 2
  private let ingredients: [Ingredient]

  init(title: String, ingredients: [Ingredient]) {
    self.title = title
    self.ingredients = ingredients
  }

  var lines: [IngredientLine] {
    ingredients.map {
      // bug: each read makes lines with new ids, a change of the servings throws away the state of
      // all rows
      IngredientLine(
        name: $0.name,
        amount: Measurement(value: $0.gramsPerServing * Double(servings), unit: .grams))
    }
  }
}

struct CookingView: View {
  @Bindable var model: CookingModel

  var body: some View {
    List {
      Section {
        Stepper("\(model.servings) servings", value: $model.servings, in: 1...12)
      }
      Section("Ingredients") {
        ForEach(model.lines) { line in
          IngredientRow(line: line)
        }
      }
    }
    .navigationTitle(model.title)
  }
}

private struct IngredientRow: View {
  let line: IngredientLine
  @State private var isPrepared = false
  @State private var substitute = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button {
          isPrepared.toggle()
        } label: {
          Image(systemName: isPrepared ? "checkmark.circle.fill" : "circle")
        }
        .buttonStyle(.borderless)
        Text(line.name)
          .strikethrough(isPrepared)
        Spacer()
        Text(line.amount.formatted())
          .foregroundStyle(.secondary)
      }
      TextField("Use instead…", text: $substitute)
        .font(.footnote)
    }
  }
}
