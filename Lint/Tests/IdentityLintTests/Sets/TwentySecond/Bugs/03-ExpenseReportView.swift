import SwiftUI

struct Expense: Identifiable {
  let id = UUID()
  var label: String
  var amount: Double
}

struct ExpenseReportView: View {
  @State private var expenses: [Expense] = [
    Expense(label: "Taxi", amount: 23.5),
    Expense(label: "Hotel", amount: 189),
    Expense(label: "Lunch", amount: 14.2),
  ]

  var body: some View {
    List {
      // bug: the comment and the open/closed state move to another expense. An expense is
      // deleted, or one is inserted at the top: row state belongs to the position.
      ForEach(Array(expenses.enumerated()), id: \.offset) { position, expense in
        ExpenseRow(position: position + 1, expense: expense) {
          expenses.removeAll { $0.id == expense.id }
        }
      }
      Button("Add expense") {
        expenses.insert(Expense(label: "New", amount: 0), at: 0)
      }
    }
    .navigationTitle("March report")
  }
}

struct ExpenseRow: View {
  let position: Int
  let expense: Expense
  let onDelete: () -> Void
  @State private var comment = ""
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      TextField("Comment for accounting", text: $comment)
      Button("Delete", role: .destructive, action: onDelete)
    } label: {
      HStack {
        Text("\(position). \(expense.label)")
        Spacer()
        Text(expense.amount, format: .currency(code: "EUR"))
      }
    }
  }
}
