import SwiftUI

struct Article: Identifiable, Decodable, Hashable {
  let id: Int
  let headline: String
  let summary: String
}

@MainActor
final class NewsFeed: ObservableObject {
  @Published private(set) var articles: [Article] = []
  @Published private(set) var isLoading = false

  func loadLatest() async {
    isLoading = true
    defer { isLoading = false }
    guard let url = URL(string: "https://news.example.com/latest"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let latest = try? JSONDecoder().decode([Article].self, from: data)
    else { return }
    // bug: Returning from an article runs onAppear again and appends the same articles
    articles.append(contentsOf: latest)
  }
}

struct NewsFeedView: View {
  @StateObject private var feed = NewsFeed()

  var body: some View {
    NavigationStack {
      List(feed.articles) { article in
        NavigationLink(article.headline, value: article)
      }
      .overlay {
        if feed.isLoading && feed.articles.isEmpty { ProgressView() }
      }
      .navigationTitle("Latest")
      .navigationDestination(for: Article.self) { article in
        ScrollView { Text(article.summary).padding() }
          .navigationTitle(article.headline)
      }
      .onAppear(perform: populate)
    }
  }

  private func populate() {
    Task { await feed.loadLatest() }
  }
}
