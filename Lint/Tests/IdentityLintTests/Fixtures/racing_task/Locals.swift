import SwiftUI

struct Service: Sendable { func find(_ text: String) async -> [String] { [text] } }

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private let service = Service()
  func queryChanged() {
    guard query.count > 1 else { return }
    let text = query
    Task {
      results = await service.find(text)
    }
  }
}
struct SearchView: View {
  @StateObject private var search = Search()
  var body: some View {
    TextField("Find", text: $search.query)
      .onChange(of: search.query) { search.queryChanged() }  // expect: racing_task
    ForEach(search.results, id: \.self) { Text($0) }
  }
}
