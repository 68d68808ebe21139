import SwiftUI

struct FeedRequest: Equatable {
  var topic: String
  var pageSize = 20
  var issued: Date
}

struct Article: Identifiable, Decodable {
  let id: Int
  let headline: String
}

@MainActor @Observable
final class FeedModel {
  var topic = "Swift"
  private(set) var articles: [Article] = []
  private(set) var isLoading = false

  var request: FeedRequest {
    FeedRequest(topic: topic, issued: .now)
  }

  func fetch(_ request: FeedRequest) async {
    isLoading = true
    defer { isLoading = false }
    guard let url = URL(string: "https://news.example.org/\(request.topic)?n=\(request.pageSize)"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([Article].self, from: data)
    else { return }
    articles = decoded
  }
}

struct FeedView: View {
  @State private var model = FeedModel()

  var body: some View {
    NavigationStack {
      List(model.articles) { article in
        Text(article.headline)
      }
      .overlay {
        if model.isLoading { ProgressView() }
      }
      .toolbar {
        Picker("Topic", selection: $model.topic) {
          Text("Swift").tag("Swift")
          Text("Rust").tag("Rust")
        }
      }
    }
    // bug: each update fetches again
    .task(id: model.request) {
      await model.fetch(model.request)
    }
  }
}
