import SwiftUI

struct Expense: Identifiable, Hashable {
  let id: UUID
  var label = ""
  var amount: Decimal = 0
}

struct ExpenseReport {
  var purpose = ""
  var expenses: [Expense] = []
  var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }
}

struct ExpenseReportForm: View {
  enum Field: Hashable {
    case purpose, label, amount
  }

  @State private var report = ExpenseReport()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Purpose", text: $report.purpose)
        .focused($focus, equals: .purpose)
      Section("Expenses") {
        ForEach($report.expenses) { $expense in
          HStack {
            TextField("Label", text: $expense.label)
              // bug: all rows share the focus values .label and .amount, so with two or more
              // expenses the focus after Add or Return goes to another row's field and the user
              // types into the wrong expense
              .focused($focus, equals: .label)
              .onSubmit { focus = .amount }
            TextField("Amount", value: $expense.amount, format: .number)
              .focused($focus, equals: .amount)
              .frame(width: 80)
          }
        }
        .onDelete { report.expenses.remove(atOffsets: $0) }
        Button("Add expense", action: addExpense)
      }
      LabeledContent("Total", value: report.total, format: .number)
    }
    .onSubmit(of: .text) {
      if focus == .purpose, report.expenses.isEmpty { addExpense() }
    }
  }

  private func addExpense() {
    report.expenses.append(Expense(id: UUID()))
    focus = .label
  }
}
