import SwiftUI

struct ExpenseCategory: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    ExpenseCategory(id: 1, name: "Travel"),
    ExpenseCategory(id: 2, name: "Meals"),
    ExpenseCategory(id: 3, name: "Office"),
  ]
}

struct Expense {
  var title = ""
  var amount = ""
  var categoryID: ExpenseCategory.ID = 1
}

struct ExpenseForm: View {
  @State private var expense = Expense()
  let onSave: (Expense) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $expense.title)
      TextField("Amount", text: $expense.amount)
      categoryPicker
      Button("Save") { onSave(expense) }
        .disabled(expense.title.isEmpty)
    }
  }

  private var categoryPicker: some View {
    Picker("Category", selection: $expense.categoryID) {
      // bug: The picker shows no selection and a choice has no effect
      ForEach(ExpenseCategory.all, id: \.self) { category in
        Label(category.name, systemImage: "tag")
      }
    }
    .pickerStyle(.menu)
  }
}

#Preview {
  ExpenseForm { print($0) }
}
