import SwiftUI

struct Category: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct NewPurchaseForm: View {
  let categories: [Category]
  @State private var title = ""
  @State private var categoryID = 1

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Picker("Category", selection: $categoryID) {
        ForEach(categories) { category in
          // bug: The chosen category: the picker shows nothing selected and never wri
          Text(category.title).tag(category)
        }
      }
      Button("Save") { print(title, categoryID) }
    }
  }
}
