import SwiftUI

struct ActivityEntry: Identifiable, Decodable {
  let id: String
  let actor: String
  let summary: String
}

struct ActivityPage: Decodable {
  let entries: [ActivityEntry]
  let nextCursor: String?
}

struct ActivityAPI {
  func page(after cursor: String?) async throws -> ActivityPage {
    var components = URLComponents(string: "https://api.example.com/activity")!
    components.queryItems = cursor.map { [URLQueryItem(name: "after", value: $0)] }
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode(ActivityPage.self, from: data)
  }
}

@MainActor
@Observable
final class ActivityFeedModel {
  private(set) var entries: [ActivityEntry] = []
  private(set) var hasContent = false
  private let api = ActivityAPI()

  func loadHistory() async {
    var cursor: String?
    repeat {
      guard let page = try? await api.page(after: cursor) else { return }
      entries += page.entries
      hasContent = true
      cursor = page.nextCursor
    } while cursor != nil
  }
}

struct ActivityFeed: View {
  @State private var model = ActivityFeedModel()

  var body: some View {
    NavigationStack {
      if model.hasContent {
        List(model.entries) { entry in
          LabeledContent(entry.actor, value: entry.summary)
        }
        .navigationTitle("Activity (\(model.entries.count))")
      } else {
        ProgressView("Loading activity…")
          // bug: the first page removes this placeholder, which cancels the task before the other
          // pages
          .task { await model.loadHistory() }
      }
    }
  }
}
