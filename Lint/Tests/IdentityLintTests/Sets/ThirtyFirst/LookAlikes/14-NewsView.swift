import SwiftUI

struct NewsView: View {
  @State private var topic = "Science"
  @State private var articles: [String] = []
  @State private var failed = false

  var body: some View {
    VStack {
      Picker("Topic", selection: $topic) {
        ForEach(["Science", "Sports", "Culture"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      if failed { Text("Could not load") }
      List(articles, id: \.self) { Text($0) }
    }
    .task(id: topic) {
      do {
        let loaded = try await fetchArticles(topic)
        try Task.checkCancellation()
        articles = loaded
        failed = false
      } catch {
        if !Task.isCancelled { failed = true }
      }
    }
  }

  private func fetchArticles(_ topic: String) async throws -> [String] {
    guard let url = URL(string: "https://news.example.com/\(topic)") else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}
