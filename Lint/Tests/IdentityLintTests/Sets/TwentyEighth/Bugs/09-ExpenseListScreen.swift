import SwiftUI

struct Expense: Identifiable, Hashable {
  let id: UUID
  var title: String
  var amount: Double

  static func blank() -> Expense { Expense(id: UUID(), title: "", amount: 0) }
}

enum ExpenseRoute: String, Identifiable {
  case edit
  case categories

  var id: String { rawValue }
}

struct ExpenseEditor: View {
  @State var expense: Expense
  let onSave: (Expense) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $expense.title)
      TextField("Amount", value: $expense.amount, format: .number)
      Button("Save") {
        onSave(expense)
        dismiss()
      }
    }
  }
}

struct ExpenseListScreen: View {
  @State private var expenses = [Expense(id: UUID(), title: "Taxi", amount: 23.5)]
  @State private var route: ExpenseRoute?
  @State private var expenseToEdit: Expense?

  var body: some View {
    List {
      ForEach(expenses) { expense in
        Button(expense.title) { open(expense) }
      }
      Button("Categories") { route = .categories }
    }
    .sheet(item: $route) { route in
      switch route {
      case .edit:
        // bug: The chosen expense: an empty editor opens; Save appends a second, new
        // expense.
        ExpenseEditor(expense: expenseToEdit ?? .blank(), onSave: store)
      case .categories:
        Text("Travel, meals, lodging")
      }
    }
  }

  private func open(_ expense: Expense) {
    expenseToEdit = expense
    route = .edit
  }

  private func store(_ expense: Expense) {
    if let row = expenses.firstIndex(where: { $0.id == expense.id }) {
      expenses[row] = expense
    } else {
      expenses.append(expense)
    }
  }
}
