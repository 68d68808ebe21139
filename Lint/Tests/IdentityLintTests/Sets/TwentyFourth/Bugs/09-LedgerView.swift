import SwiftUI

struct Expense: Identifiable, Hashable {
  let id: UUID
  var payee: String
  var amount: Double

  static var blank: Expense { Expense(id: UUID(), payee: "", amount: 0) }
}

@Observable
final class Ledger {
  var expenses: [Expense] = []

  func upsert(_ expense: Expense) {
    if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
      expenses[index] = expense
    } else {
      expenses.append(expense)
    }
  }
}

struct LedgerView: View {
  @Environment(Ledger.self) private var ledger
  @State private var target = Expense.blank
  @State private var isEditorShown = false

  var body: some View {
    List(ledger.expenses) { expense in
      Button("\(expense.payee) \(expense.amount.formatted())") { present(expense) }
    }
    .toolbar {
      Button("Add", systemImage: "plus") { present(.blank) }
    }
    // bug: the tapped expense: a blank or the previous expense opens, and Save then adds a
    // blank duplicate or changes the wrong one. When: first presentation, and after each change
    // of target.
    .sheet(isPresented: $isEditorShown) {
      ExpenseEditor(expense: target) { ledger.upsert($0) }
    }
  }

  private func present(_ expense: Expense) {
    target = expense
    isEditorShown = true
  }
}

struct ExpenseEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State var expense: Expense
  let onSave: (Expense) -> Void

  var body: some View {
    Form {
      TextField("Payee", text: $expense.payee)
      TextField("Amount", value: $expense.amount, format: .number)
      Button("Save") {
        onSave(expense)
        dismiss()
      }
    }
  }
}
