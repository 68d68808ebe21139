import SwiftUI

struct Expense: Identifiable, Hashable {
  let id: UUID
  var label = ""
  var amount = 0.0
}

struct ExpenseSheetView: View {
  enum Field: Hashable {
    case label, amount
  }

  @State private var expenses: [Expense] = []
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      ForEach($expenses) { $expense in
        HStack {
          TextField("For", text: $expense.label)
            // bug: focus goes to another row's field: the user types the new expense
            // into an old row. When: a row is added, or Return is pressed, with two
            // rows or more.
            .focused($focus, equals: .label)
            .onSubmit { focus = .amount }
          TextField("Amount", value: $expense.amount, format: .number)
            .focused($focus, equals: .amount)
            .onSubmit(addRow)
        }
      }
      Button("Add expense", action: addRow)
    }
    .safeAreaInset(edge: .bottom) {
      Text(expenses.map(\.amount).reduce(0, +), format: .number)
    }
  }
}

private extension ExpenseSheetView {
  func addRow() {
    expenses.append(Expense(id: UUID()))
    focus = .label
  }
}
