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

  var body: some View {
    NavigationStack {
      List {
        ForEach($expenses) { $expense in
          ExpenseRow(expense: $expense)
        }
        .onDelete { expenses.remove(atOffsets: $0) }
      }
      .navigationTitle("Expenses")
    }
  }
}

struct ExpenseRow: View {
  @Binding var expense: Expense
  @State private var isEditing = false

  var body: some View {
    HStack {
      Text(expense.title)
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR"))
    }
    .contentShape(Rectangle())
    .onTapGesture { isEditing = true }
    .sheet(isPresented: $isEditing) {
      ExpenseEditor(expense: $expense)
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
