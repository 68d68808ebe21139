import SwiftUI

struct Products: View {
  @State private var query = ""
  @State private var category = "books"
  @State private var results: [String] = []
  var body: some View {
    List {
      Picker("Category", selection: $category) {
        ForEach(["books", "music"], id: \.self) { Text($0) }
      }
      ForEach(results, id: \.self) { Text($0) }
    }
    .searchable(text: $query)
    .task(id: query) {  // expect: partial_equality
      do {
        try await Task.sleep(for: .milliseconds(300))
        results = try await search(query, in: category)
      } catch {
        if !Task.isCancelled { results = [] }
      }
    }
  }
  private func search(_ text: String, in category: String) async throws -> [String] { [text] }
}
struct Weather: View {
  @State private var day = 1
  @State private var isMetric = true
  @State private var summary = ""
  var body: some View {
    VStack {
      Picker("Day", selection: $day) { Text("1").tag(1) }
      Toggle("Metric", isOn: $isMetric)
      Text(summary)
    }
    .task(id: day) { await load() }  // expect: partial_equality
    .refreshable { await load() }
  }
  private func load() async {
    let found = await Service().forecast(day, metric: isMetric)
    guard !Task.isCancelled else { return }
    summary = found
  }
}
