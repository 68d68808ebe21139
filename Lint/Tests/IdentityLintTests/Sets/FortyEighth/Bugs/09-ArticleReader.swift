import SwiftUI

struct Article: Decodable {
  let title: String
  let text: String
}

struct ArticleService {
  func load(_ id: Int) async throws -> Article {
    let url = URL(string: "https://example.com/articles/\(id).json")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Article.self, from: data)
  }
}

struct ArticleReader: View {
  let articleID: Int
  private let service = ArticleService()
  @State private var article: Article?

  var body: some View {
    ScrollView {
      if let article {
        Text(article.title).font(.title)
        Text(article.text)
      } else {
        ProgressView()
      }
    }
    // bug: Selecting another article leaves the old one on screen
    .task {
      article = try? await service.load(articleID)
    }
  }
}

struct ArticlesSplit: View {
  @State private var selected: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(1..<30, id: \.self, selection: $selected) { Text("Article \($0)") }
    } detail: {
      if let selected {
        ArticleReader(articleID: selected)
      }
    }
  }
}
