import SwiftUI

struct Search: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var results: [String] = []
  @State private var task: Task<Void, Never>?
  @State private var isOn = false
  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .task(id: query) { results = await search(query) }
      .onChange(of: query) { _, new in
        task?.cancel()
        task = Task { results = await search(new) }
      }
      .onChange(of: query) { _, new in
        Task {
          let found = await search(new)
          if new == query { results = found }
        }
      }
      .onChange(of: isOn) { _, new in
        Task { await store(new) }
      }
      .onChange(of: isOn) {
        Task { results = await search("all") }
      }
    Button("Search") {
      Task { results = await search(query) }
    }
  }
  private func store(_ isOn: Bool) async {}
}
