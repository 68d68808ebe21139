import SwiftUI

struct Article: Identifiable {
  let id: Int
  let title: String
  let url: URL
}

struct ArticleDetail: View {
  let article: Article
  @State private var text = ""

  var body: some View {
    ScrollView {
      Text(text).padding()
    }
    .navigationTitle(article.title)
    // bug: Choosing a second article in the sidebar keeps the same ArticleDetail identity
    .task {
      do {
        let (data, _) = try await URLSession.shared.data(from: article.url)
        text = String(decoding: data, as: UTF8.self)
      } catch {
        text = "Could not load the article."
      }
    }
  }
}

struct ReaderView: View {
  let articles: [Article]
  @State private var selectedID: Article.ID?

  var body: some View {
    NavigationSplitView {
      List(articles, selection: $selectedID) { article in
        Text(article.title)
      }
    } detail: {
      if let article = articles.first(where: { $0.id == selectedID }) {
        ArticleDetail(article: article)
      } else {
        Text("Choose an article")
      }
    }
  }
}
