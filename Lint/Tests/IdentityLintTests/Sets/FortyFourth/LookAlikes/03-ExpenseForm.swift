import SwiftUI

struct Expense: Identifiable {
  var id = UUID()
  var title = ""
  var amount = 0.0
}

struct ExpenseForm: View {
  @Binding var expense: Expense
  let onSave: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $expense.title)
        Stepper("Amount: \(expense.amount.formatted())", value: $expense.amount, in: 0...1_000)
      }
      .toolbar {
        Button("Save") {
          onSave()
          dismiss()
        }
        .disabled(expense.title.isEmpty)
      }
    }
  }
}

struct ExpensesScreen: View {
  @State private var expenses: [Expense] = []
  @State private var draft = Expense()
  @State private var isFormShown = false

  var body: some View {
    List(expenses) { expense in
      LabeledContent(expense.title, value: expense.amount, format: .number)
    }
    .toolbar {
      Button("Add", systemImage: "plus") { startDraft() }
    }
    .sheet(isPresented: $isFormShown) {
      ExpenseForm(expense: $draft) {
        expenses.append(draft)
      }
    }
  }

  private func startDraft() {
    draft = Expense()
    isFormShown = true
  }
}
