import SwiftUI

struct PlaceSearch: View {
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { Text($0) }
        .searchable(text: $query)
        .onChange(of: query) { _, newValue in
          Task {
            // bug: The results of the current query are replaced by those of an ear
            results = await search(newValue)
          }
        }
    }
  }

  private func search(_ text: String) async -> [String] {
    try? await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
    return ["\(text) Street", "\(text) Square"]
  }
}
