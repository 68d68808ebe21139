import SwiftUI

struct Episode: Identifiable, Decodable {
  let id: Int
  let title: String
}

@MainActor
@Observable
final class EpisodeFeed {
  private(set) var episodes: [Episode] = []
  private(set) var isLoading = false
  private(set) var errorText: String?

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let url = URL(string: "https://example.com/episodes.json")!
      let (data, _) = try await URLSession.shared.data(from: url)
      episodes = try JSONDecoder().decode([Episode].self, from: data)
      errorText = nil
    } catch {
      guard !Task.isCancelled else { return }
      errorText = error.localizedDescription
    }
  }
}

struct EpisodeScreen: View {
  @State private var feed = EpisodeFeed()

  var body: some View {
    VStack {
      List(feed.episodes) { Text($0.title) }
        .overlay {
          if feed.isLoading && feed.episodes.isEmpty {
            ProgressView()
          }
        }
        .refreshable { await feed.reload() }
      if let errorText = feed.errorText {
        Text(errorText).foregroundStyle(.red)
      }
    }
    .task { await feed.reload() }
  }
}
