import SwiftUI

struct RecipeSearch: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var searchTask: Task<Void, Never>?

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { Text($0) }
        .searchable(text: $query)
        .onChange(of: query) { _, newValue in
          searchTask?.cancel()
          searchTask = Task {
            let found = await searchRecipes(newValue)
            guard !Task.isCancelled else { return }
            results = found
          }
        }
    }
  }
}

func searchRecipes(_ query: String) async -> [String] {
  try? await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
  return ["\(query) soup", "\(query) pie"]
}
