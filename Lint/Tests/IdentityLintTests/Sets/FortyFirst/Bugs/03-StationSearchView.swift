import SwiftUI

enum StationSearch {
  static func find(_ query: String) async -> [String] {
    let delay = max(1, 10 - query.count) * 400
    try? await Task.sleep(for: .milliseconds(delay))
    return (1...5).map { "\(query) station \($0)" }
  }
}

struct StationSearchView: View {
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Stations")
      .searchable(text: $query)
      .onChange(of: query) { _, newQuery in
        // bug: Each keystroke starts an independent task and none is cancelled
        Task {
          results = await StationSearch.find(newQuery)
        }
      }
    }
  }
}
