import SwiftUI

struct Expense: Identifiable {
  // bug: What is typed as the comment of each row and the open disclosure
  var id: UUID { UUID() }
  var title: String
  var amount: Double
}

struct ExpenseRow: View {
  let expense: Expense
  @State private var isExpanded = false
  @State private var comment = ""

  var body: some View {
    DisclosureGroup(expense.title, isExpanded: $isExpanded) {
      Text(expense.amount, format: .currency(code: "EUR"))
      TextField("Comment", text: $comment)
    }
  }
}

struct ExpenseList: View {
  let expenses: [Expense]
  @State private var query = ""

  var body: some View {
    List(expenses.filter { query.isEmpty || $0.title.contains(query) }) { expense in
      ExpenseRow(expense: expense)
    }
    .searchable(text: $query)
  }
}
