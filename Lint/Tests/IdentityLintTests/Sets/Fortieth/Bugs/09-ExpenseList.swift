import SwiftUI

struct Expense: Identifiable {
  let id = UUID()
  let title: String
  let amount: Double
}

struct ExpenseList: View {
  @State private var expenses = [
    Expense(title: "Taxi", amount: 18),
    Expense(title: "Hotel", amount: 240),
    Expense(title: "Lunch", amount: 31),
  ]

  private var largestFirst: [Expense] {
    expenses.sorted { $0.amount > $1.amount }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(largestFirst) { expense in
          HStack {
            Text(expense.title)
            Spacer()
            Text(expense.amount, format: .number)
          }
        }
        .onDelete { offsets in
          // bug: The offsets refer to the sorted rows but are applied to the unsorted
          expenses.remove(atOffsets: offsets)
        }
      }
      .navigationTitle("Expenses")
    }
  }
}
