import SwiftUI

struct Story: Identifiable, Decodable {
  let id: Int
  let headline: String
}

@MainActor
@Observable
final class StoryFeed {
  private(set) var stories: [Story] = []
  private(set) var isLoading = false
  private(set) var errorText: String?

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let url = URL(string: "https://example.com/stories.json")!
      let (data, _) = try await URLSession.shared.data(from: url)
      stories = try JSONDecoder().decode([Story].self, from: data)
      errorText = nil
    } catch {
      errorText = error.localizedDescription
    }
  }
}

struct StoryScreen: View {
  @State private var feed = StoryFeed()

  var body: some View {
    VStack {
      // bug: isLoading removes the List that owns the refreshable task
      if feed.isLoading {
        ProgressView()
      } else {
        List(feed.stories) { Text($0.headline) }
          .refreshable { await feed.reload() }
      }
      if let errorText = feed.errorText {
        Text(errorText).foregroundStyle(.red)
      }
    }
    .task { await feed.reload() }
  }
}
