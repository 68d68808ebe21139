import SwiftUI

struct Article: Identifiable, Decodable {
  // bug: Opened articles close: the rows' state is dropped
  let id = UUID()
  let url: String
  let headline: String

  private enum CodingKeys: String, CodingKey { case url, headline }
}

struct NewsView: View {
  let endpoint: URL
  @State private var articles: [Article] = []

  var body: some View {
    List(articles) { ArticleRow(article: $0) }
      .task { await reload() }
      .refreshable { await reload() }
  }

  private func reload() async {
    guard let (data, _) = try? await URLSession.shared.data(from: endpoint),
      let decoded = try? JSONDecoder().decode([Article].self, from: data)
    else { return }
    articles = decoded
  }
}

struct ArticleRow: View {
  let article: Article
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup(article.headline, isExpanded: $isOpen) {
      Text(article.url)
    }
  }
}
