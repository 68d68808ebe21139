import SwiftUI

struct Search: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var scope = 0
  @State private var city = ""
  @State private var results: [String] = []
  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { _, term in
        guard !term.isEmpty else {
          results = []
          return
        }
        Task { results = await search(term) }  // expect: racing_task
      }
      .onChange(of: query) { _, term in
        if term.count > 2 {
          Task { results = await search(term) }  // expect: racing_task
        } else {
          results = []
        }
      }
      .onChange(of: city) {
        if city.isEmpty {
          results = []
          return
        }
        _ = Task { results = await search(city) }  // expect: racing_task
      }
      .onChange(of: scope) { _, new in find(in: new) }
  }
  private func find(in place: Int) {
    guard place > 0 else { return }
    Task {  // expect: racing_task
      results = await search("\(place)")
    }
  }
}
