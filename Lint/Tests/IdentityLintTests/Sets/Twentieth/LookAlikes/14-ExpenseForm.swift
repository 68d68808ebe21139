import SwiftUI

struct ExpenseCategory: Identifiable, Hashable {
  let id: UUID
  let label: String
}

struct ExpenseForm: View {
  let categories: [ExpenseCategory]
  let onSubmit: (ExpenseCategory.ID?, Double) -> Void
  @State private var categoryID: ExpenseCategory.ID?
  @State private var amount = 0.0

  var body: some View {
    Form {
      Picker("Category", selection: $categoryID) {
        Text("None")
          .tag(nil as ExpenseCategory.ID?)
        ForEach(categories) { category in
          Text(category.label)
            .tag(Optional(category.id))
        }
      }
      TextField("Amount", value: $amount, format: .number)
        .keyboardType(.decimalPad)
      Button("Save") {
        onSubmit(categoryID, amount)
      }
      .disabled(amount <= 0)
    }
    .navigationTitle("New expense")
  }
}
