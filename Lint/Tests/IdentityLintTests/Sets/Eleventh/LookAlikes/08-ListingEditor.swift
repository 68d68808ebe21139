import SwiftUI
import Observation

struct Listing: Equatable {
  var title = ""
  var category = ""
  var isNegotiable = false
}

@Observable
final class ListingStore {
  var listing = Listing()
  let categories = ["Bikes", "Books", "Furniture", "Toys"]
}

struct ListingEditor: View {
  let store: ListingStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Listing()
  @State private var isSeeded = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title)
        Toggle("Price is negotiable", isOn: $draft.isNegotiable)
        NavigationLink {
          CategoryList(categories: store.categories, selection: $draft.category)
        } label: {
          LabeledContent("Category", value: draft.category)
        }
      }
      .onAppear(perform: seed)
      .toolbar {
        Button("Save") {
          store.listing = draft
          dismiss()
        }
        .disabled(draft == store.listing)
      }
    }
  }

  private func seed() {
    guard !isSeeded else { return }
    isSeeded = true
    draft = store.listing
  }
}

private struct CategoryList: View {
  let categories: [String]
  @Binding var selection: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(categories, id: \.self) { category in
      Button {
        selection = category
        dismiss()
      } label: {
        HStack {
          Text(category)
          Spacer()
          if category == selection { Image(systemName: "checkmark") }
        }
      }
    }
    .navigationTitle("Category")
  }
}
