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
  @State private var search: Task<Void, Never>?

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Stations")
      .searchable(text: $query)
      .onChange(of: query) { _, newQuery in
        search?.cancel()
        search = Task { @MainActor in
          let found = await StationSearch.find(newQuery)
          guard !Task.isCancelled else { return }
          results = found
        }
      }
    }
  }
}
