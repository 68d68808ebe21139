import SwiftUI

struct Expense: Identifiable {
  let id = UUID()
  var title: String
  var amount: Double
}

struct ExpensesView: View {
  @State private var expenses = [
    Expense(title: "Train", amount: 42),
    Expense(title: "Lunch", amount: 13.5),
    Expense(title: "Hotel", amount: 180),
  ]
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List {
        ForEach($expenses) { $expense in
          HStack {
            Text(expense.title)
            Spacer()
            Text(expense.amount, format: .currency(code: "EUR"))
          }
          .contentShape(Rectangle())
          .onTapGesture { isEditing = true }
          // bug: a sheet on every row is driven by one shared Bool, so a tap asks all rows to
          // present and the editor of an arbitrary expense opens; the user edits the wrong one
          .sheet(isPresented: $isEditing) {
            ExpenseEditor(expense: $expense)
          }
        }
        .onDelete { expenses.remove(atOffsets: $0) }
      }
      .navigationTitle("Expenses")
    }
  }
}

struct ExpenseEditor: View {
  @Binding var expense: Expense
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $expense.title)
      TextField("Amount", value: $expense.amount, format: .number)
      Button("Done") { dismiss() }
    }
  }
}
