import SwiftUI

struct SavingsEntry: Identifiable {
  let id = UUID()
  var label: String
  var amount: Double
}

@Observable
final class SavingsModel {
  private(set) var entries: [SavingsEntry] = []
  private(set) var goal = 500.0

  var missing: Double { goal - entries.map(\.amount).reduce(0, +) }
}

extension SavingsModel {
  func add(_ label: String, amount: Double) {
    entries.append(SavingsEntry(label: label, amount: amount))
  }

  func raiseGoal() {
    goal += 50
  }
}

struct SavingsScreen: View {
  @State private var model = SavingsModel()

  var body: some View {
    List {
      Section {
        LabeledContent("Missing", value: model.missing.formatted())
        Button("Raise goal by 50") { model.raiseGoal() }
      }
      Section("Deposits") {
        ForEach(model.entries) { entry in
          LabeledContent(entry.label, value: entry.amount.formatted())
        }
      }
      Section {
        AddDepositButton { model.add("Deposit", amount: $0) }
      }
    }
  }
}

struct AddDepositButton: View {
  let onAdd: (Double) -> Void
  @State private var amount = 10.0

  var body: some View {
    HStack {
      Stepper(amount.formatted(), value: $amount, in: 1...500)
      Button("Add") { onAdd(amount) }
    }
  }
}
