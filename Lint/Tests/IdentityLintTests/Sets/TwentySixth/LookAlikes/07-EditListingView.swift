import SwiftUI

struct Listing: Equatable {
  var title: String
  var text: String
  var category: String
}

final class ListingStore: ObservableObject {
  @Published private(set) var listing = Listing(title: "Bike", text: "", category: "Sport")

  func save(_ listing: Listing) {
    self.listing = listing
  }
}

struct EditListingView: View {
  @EnvironmentObject private var store: ListingStore
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""
  @State private var category = ""
  @State private var isPopulated = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Description", text: $text, axis: .vertical)
        TextField("Category", text: $category)
        NavigationLink("Posting rules") {
          PostingRules()
        }
      }
      .onAppear(perform: populate)
      .toolbar {
        Button("Save", action: commit)
      }
    }
  }
}

private extension EditListingView {
  func populate() {
    guard !isPopulated else { return }
    isPopulated = true
    title = store.listing.title
    text = store.listing.text
    category = store.listing.category
  }

  func commit() {
    store.save(Listing(title: title, text: text, category: category))
    dismiss()
  }
}

struct PostingRules: View {
  private let rules = ["No animals.", "One item per listing.", "No phone numbers."]

  var body: some View {
    List(rules, id: \.self) { rule in
      Text(rule)
    }
  }
}
