import SwiftUI

struct NewsView: View {
  @State private var topic = "Science"
  @State private var articles: [String] = []

  var body: some View {
    VStack {
      Picker("Topic", selection: $topic) {
        ForEach(["Science", "Sports", "Culture"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)

      List(articles, id: \.self) { Text($0) }
    }
    .task(id: topic) {
      // bug: The list of the current topic is emptied by the cancelled load of the last o
      articles = (try? await fetchArticles(topic)) ?? []
    }
  }

  private func fetchArticles(_ topic: String) async throws -> [String] {
    guard let url = URL(string: "https://news.example.com/\(topic)") else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}
