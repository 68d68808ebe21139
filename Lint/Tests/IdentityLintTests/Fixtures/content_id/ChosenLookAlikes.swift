import SwiftUI

// The list begins again for another choice, on purpose.
struct ListingRows: View {
  let entries: [String]
  @State private var marked: Set<String> = []
  @State private var query = ""
  var body: some View {
    TextField("Find", text: $query)
    ForEach(entries, id: \.self) { entry in Button(entry) { marked.insert(entry) } }
  }
}
struct Listings: View {
  @State private var chosen = 0
  @State private var entries: [String] = []
  var body: some View {
    ListingRows(entries: entries).id(chosen)
    Button("Next") { Task { await load(chosen + 1) } }
  }
  private func load(_ listing: Int) async {
    chosen = listing
    entries.append("\(listing)")
  }
}
