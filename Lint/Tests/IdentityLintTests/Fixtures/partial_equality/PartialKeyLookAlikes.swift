import SwiftUI

struct Jobs: View {
  @State private var query = ""
  @State private var field = "design"
  @State private var sort = 0
  @State private var isLoud = false
  @State private var wait = 1
  @State private var page = 0
  @State private var results: [String] = []
  var body: some View {
    List {
      Picker("Field", selection: $field) { Text("Design").tag("design") }
      Picker("Sort", selection: $sort) { Text("Name").tag(0) }
      Picker("Wait", selection: $wait) { Text("1 s").tag(1) }
      Picker("Page", selection: $page) { Text("1").tag(0) }
      Toggle("Sound", isOn: $isLoud)
      ForEach(results.prefix(sort), id: \.self) { Text($0) }
    }
    .searchable(text: $query)
    // Both are in the key.
    .task(id: [query, field]) { results = await search(query, field) }
    // A pause, a sound and the order need no new load.
    .task(id: query) {
      try? await Task.sleep(for: .seconds(wait))
      guard !Task.isCancelled else { return }
      results = await search(query, "design")
      if isLoud { beep() }
    }
  }
  private func beep() {}
  private func search(_ text: String, _ field: String) async -> [String] { [text] }
}
// Another one watches the second state.
struct Books: View {
  @State private var query = ""
  @State private var shelf = "a"
  @State private var results: [String] = []
  var body: some View {
    Picker("Shelf", selection: $shelf) { Text("A").tag("a") }
      .task(id: query) { await load() }
      .task(id: shelf) { await load() }
  }
  private func load() async { results = await Service().books(query, shelf) }
}
// A button starts it again.
struct Flights: View {
  @State private var query = ""
  @State private var seats = "one"
  @State private var results: [String] = []
  var body: some View {
    Picker("Seats", selection: $seats) { Text("One").tag("one") }
      .task(id: query) { await load() }
    Button("Search") { Task { await load() } }
  }
  private func load() async { results = await Service().flights(query, seats) }
}
// The state is set by the work itself, or by nothing that the user chooses.
struct Pages: View {
  @State private var query = ""
  @State private var page = 0
  @State private var token = ""
  @State private var results: [String] = []
  var body: some View {
    Picker("Page", selection: $page) { Text("1").tag(0) }
      .task(id: query) {
        page = 0
        results = await search(query, page, token)
      }
  }
  private func search(_ text: String, _ page: Int, _ token: String) async -> [String] { [text] }
}
