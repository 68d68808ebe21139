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
  @Binding var orderName: String

  var body: some View {
    Picker("Order", selection: $orderName) {
      ForEach(ExpenseOrder.allCases) { candidate in
        Text(candidate.title).tag(candidate.rawValue)
      }
    }
    .pickerStyle(.segmented)
  }
}

struct ExpenseScreen: View {
  let expenses: [Expense]
  @AppStorage("expenses.order") private var orderName = ExpenseOrder.date.rawValue

  private var sorted: [Expense] {
    switch ExpenseOrder(rawValue: orderName) ?? .date {
    case .date: expenses.sorted { $0.date > $1.date }
    case .amount: expenses.sorted { $0.amount > $1.amount }
    case .shop: expenses.sorted { $0.shop < $1.shop }
    }
  }

  var body: some View {
    VStack {
      ExpenseOrderPicker(orderName: $orderName)
      List(sorted) { expense in
        LabeledContent(expense.shop, value: expense.amount, format: .currency(code: "EUR"))
      }
    }
  }
}
