import SwiftUI

enum ExpenseOrder: String, CaseIterable, Identifiable {
  case date, amount, shop

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

struct Expense: Identifiable {
  let id = UUID()
  let shop: String
  let amount: Double
  let date: Date
}

struct ExpenseOrderPicker: View {
  @Binding var order: ExpenseOrder

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(ExpenseOrder.allCases) { candidate in
        // bug: The picker shows no choice and choosing an order changes nothing
        Text(candidate.title).tag(candidate.rawValue)
      }
    }
    .pickerStyle(.segmented)
  }
}

struct ExpenseScreen: View {
  let expenses: [Expense]
  @State private var order = ExpenseOrder.date

  private var sorted: [Expense] {
    switch order {
    case .date: expenses.sorted { $0.date > $1.date }
    case .amount: expenses.sorted { $0.amount > $1.amount }
    case .shop: expenses.sorted { $0.shop < $1.shop }
    }
  }

  var body: some View {
    VStack {
      ExpenseOrderPicker(order: $order)
      List(sorted) { expense in
        LabeledContent(expense.shop, value: expense.amount, format: .currency(code: "EUR"))
      }
    }
  }
}
