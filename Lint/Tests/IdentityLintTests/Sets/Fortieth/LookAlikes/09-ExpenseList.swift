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
    let shown = largestFirst
    NavigationStack {
      List {
        ForEach(shown) { expense in
          HStack {
            Text(expense.title)
            Spacer()
            Text(expense.amount, format: .number)
          }
        }
        .onDelete { offsets in
          let removed = Set(offsets.map { shown[$0].id })
          expenses.removeAll { removed.contains($0.id) }
        }
      }
      .navigationTitle("Expenses")
    }
  }
}
