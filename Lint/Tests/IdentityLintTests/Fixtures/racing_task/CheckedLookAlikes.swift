import SwiftUI

struct Search: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var city = ""
  @State private var results: [String] = []
  @State private var isBusy = false
  @State private var task: Task<Void, Never>?
  @Environment(\.scenePhase) private var phase
  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { _, term in
        guard !term.isEmpty else { return }
        task?.cancel()
        task = Task { results = await search(term) }
      }
      .onChange(of: city) { _, new in
        guard !isBusy else { return }
        isBusy = true
        Task {
          results = await search(new)
          isBusy = false
        }
      }
      .onChange(of: query) { _, term in
        guard !term.isEmpty else { return }
        Task {
          let found = await search(term)
          if term == query { results = found }
        }
      }
      .onChange(of: phase) { _, new in
        if new == .active { Task { results = await search("all") } }
      }
  }
}
