import SwiftUI

enum Topic: String, CaseIterable, Identifiable {
  case politics, sports, culture
  var id: Self { self }
}

struct Article: Identifiable {
  let id: Int
  let headline: String
}

struct NewsService {
  func articles(in topic: Topic) async throws -> [Article] {
    try await Task.sleep(for: .milliseconds(400))
    return (0..<10).map { Article(id: $0, headline: "\(topic.rawValue) story \($0)") }
  }
}

struct NewsScreen: View {
  @State private var topic: Topic = .politics

  var body: some View {
    NavigationStack {
      ArticleList(topic: topic)
        .toolbar {
          Picker("Topic", selection: $topic) {
            ForEach(Topic.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
    }
  }
}

struct ArticleList: View {
  let topic: Topic
  private let service = NewsService()
  @State private var articles: [Article] = []

  var body: some View {
    List(articles) { article in
      Text(article.headline)
    }
    .overlay {
      if articles.isEmpty { ProgressView() }
    }
    .navigationTitle(topic.rawValue.capitalized)
    // bug: .task without id captures the first topic: choosing another topic changes the title but
    // the articles remain those of the first.
    .task {
      articles = (try? await service.articles(in: topic)) ?? []
    }
  }
}
