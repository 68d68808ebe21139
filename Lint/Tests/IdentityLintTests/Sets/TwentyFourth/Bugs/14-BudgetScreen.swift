import SwiftUI

struct BudgetLine: Identifiable {
  let id = UUID()
  var label: String
  var amount: Double
}

final class BudgetModel {
  @Published private(set) var lines: [BudgetLine] = []
  @Published private(set) var limit = 500.0

  var remaining: Double { limit - lines.map(\.amount).reduce(0, +) }
}

extension BudgetModel: ObservableObject {
  func add(_ label: String, amount: Double) {
    lines.append(BudgetLine(label: label, amount: amount))
  }

  func raiseLimit() {
    limit += 50
  }
}

struct BudgetScreen: View {
  // bug: the new line and the new limit are not shown. When: each tap on Add or Raise limit; only
  // seen when something else redraws the screen.
  @State private var model = BudgetModel()

  var body: some View {
    List {
      Section {
        LabeledContent("Remaining", value: model.remaining.formatted())
        Button("Raise limit by 50") { model.raiseLimit() }
      }
      Section("Spending") {
        ForEach(model.lines) { line in
          LabeledContent(line.label, value: line.amount.formatted())
        }
      }
      Section {
        AddLineButton { model.add("Groceries", amount: $0) }
      }
    }
  }
}

struct AddLineButton: View {
  let onAdd: (Double) -> Void
  @State private var amount = 10.0

  var body: some View {
    HStack {
      Stepper(amount.formatted(), value: $amount, in: 1...500)
      Button("Add") { onAdd(amount) }
    }
  }
}
