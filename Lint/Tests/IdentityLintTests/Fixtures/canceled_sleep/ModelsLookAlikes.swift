import SwiftUI

@MainActor @Observable
final class TownSearch {
  private(set) var towns: [String] = []
  func update(for query: String) async {
    try? await Task.sleep(for: .milliseconds(350))
    guard !Task.isCancelled else { return }
    let found = await find(query)
    if !Task.isCancelled { towns = found }
  }
  func wait(for query: String) async throws {
    try await Task.sleep(for: .milliseconds(350))
    towns = await find(query)
  }
  func load(_ query: String) async {
    towns = await find(query)
    try? await Task.sleep(for: .seconds(1))
  }
  private func find(_ query: String) async -> [String] { [query] }
}
struct Towns: View {
  @State private var search = TownSearch()
  @State private var query = ""
  var body: some View {
    TextField("Query", text: $query)
    List(search.towns, id: \.self) { Text($0) }
      .task(id: query) { await search.update(for: query) }
      .task(id: query) { try? await search.wait(for: query) }
      .task(id: query) { await search.load(query) }
  }
}
