import SwiftUI

struct Headline: Identifiable, Decodable {
  let id: Int
  let title: String
}

@MainActor
final class HeadlineModel: ObservableObject {
  @Published private(set) var headlines: [Headline] = []
  @Published private(set) var isLoading = false
  @Published private(set) var loadFailed = false

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let url = URL(string: "https://example.com/headlines.json")!
      let (data, _) = try await URLSession.shared.data(from: url)
      headlines = try JSONDecoder().decode([Headline].self, from: data)
      loadFailed = false
    } catch {
      loadFailed = !Task.isCancelled
    }
  }
}

struct HeadlinesView: View {
  @StateObject private var model = HeadlineModel()

  var body: some View {
    VStack {
      if model.loadFailed {
        Label("Could not load", systemImage: "wifi.slash")
      }
      List(model.headlines) { headline in
        Text(headline.title)
      }
      .refreshable { await model.reload() }
      .overlay {
        if model.isLoading && model.headlines.isEmpty {
          ProgressView()
        }
      }
    }
    .task { await model.reload() }
  }
}
