import SwiftUI

struct RecipeSearch: View {
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { Text($0) }
        .searchable(text: $query)
        .onChange(of: query) { _, newValue in
          // bug: Results of an older query replace those of the newest
          Task {
            results = await searchRecipes(newValue)
          }
        }
    }
  }
}

func searchRecipes(_ query: String) async -> [String] {
  try? await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
  return ["\(query) soup", "\(query) pie"]
}
