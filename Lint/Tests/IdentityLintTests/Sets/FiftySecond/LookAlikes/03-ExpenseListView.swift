import SwiftUI

struct Expense: Identifiable {
  let id: UUID
  var note: String
  var category: String
  var amount: Decimal
}

@Observable
final class ExpenseLog {
  var entries: [Expense] = []

  var byCategory: [String: [Expense]] {
    Dictionary(grouping: entries, by: \.category)
  }

  func add(note: String, category: String, amount: Decimal) {
    entries.append(Expense(id: UUID(), note: note, category: category, amount: amount))
  }
}

struct ExpenseListView: View {
  let log: ExpenseLog

  var body: some View {
    let groups = log.byCategory
    List {
      ForEach(groups.keys.sorted(), id: \.self) { category in
        Section(category) {
          ForEach(groups[category] ?? []) { expense in
            LabeledContent(expense.note) {
              Text(expense.amount, format: .currency(code: "EUR"))
            }
          }
        }
      }
    }
    .toolbar {
      Button("Add", systemImage: "plus") {
        log.add(note: "Coffee", category: "Food", amount: 3)
      }
    }
  }
}
