import SwiftUI

struct Category: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct NewPurchaseForm: View {
  let categories: [Category]
  @State private var title = ""
  @State private var category = Category(id: 1, title: "Groceries")

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Picker("Category", selection: $category) {
        ForEach(categories) { category in
          Text(category.title).tag(category)
        }
      }
      Button("Save") { print(title, category.id) }
    }
  }
}
