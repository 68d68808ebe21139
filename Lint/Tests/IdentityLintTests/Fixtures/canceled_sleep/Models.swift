import SwiftUI

@MainActor @Observable
final class CitySearch {
  private(set) var cities: [String] = []
  func update(for query: String) async {
    guard query.count > 1 else { return }
    try? await Task.sleep(for: .milliseconds(350))
    cities = await find(query)
  }
  private func find(_ query: String) async -> [String] { [query] }
}
struct Cities: View {
  @State private var search = CitySearch()
  @State private var query = ""
  var body: some View {
    TextField("Query", text: $query)
    List(search.cities, id: \.self) { Text($0) }
      .task(id: query) { await search.update(for: query) }  // expect: canceled_sleep
  }
}
