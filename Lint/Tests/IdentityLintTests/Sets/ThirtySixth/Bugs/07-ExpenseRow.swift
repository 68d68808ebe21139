import SwiftUI

struct Expense {
  var name: String
  var amount: Double
}

struct ExpenseRow: View {
  let expense: Expense
  @State private var comment = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(expense.name)
        Spacer()
        Text(expense.amount, format: .number)
      }
      TextField("Comment", text: $comment)
    }
  }
}

struct ExpenseListView: View {
  @State private var expenses = [
    Expense(name: "Hotel", amount: 180),
    Expense(name: "Taxi", amount: 24),
    Expense(name: "Lunch", amount: 15),
  ]

  var body: some View {
    List {
      // bug: Rows are identified by position
      ForEach(expenses.indices, id: \.self) { index in
        ExpenseRow(expense: expenses[index])
      }
      .onDelete { offsets in
        expenses.remove(atOffsets: offsets)
      }
    }
  }
}
