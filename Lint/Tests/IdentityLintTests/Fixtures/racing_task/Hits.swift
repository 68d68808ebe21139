import SwiftUI

struct Search: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var results: [String] = []
  @State private var order = 0
  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { _, new in
        Task { results = await search(new) }  // expect: racing_task
      }
      .onChange(of: order) {
        Task { await load() }  // expect: racing_task
      }
  }
  private func load() async {
    let found = await search("\(order)")
    results = found.sorted()
  }
}
@MainActor
final class Finder: ObservableObject {
  @Published var results: [String] = []
  @Published var query = "" {
    didSet {
      Task { results = await find(query) }  // expect: racing_task
    }
  }
  func find(_ query: String) async -> [String] { [] }
}
struct Found: View {
  @ObservedObject var finder: Finder
  var body: some View { Text("\(finder.results.count)") }
}
