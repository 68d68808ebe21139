import SwiftUI

@MainActor @Observable final class Feed {
  var posts: [String] = []
  var lastSync = Date.distantPast
  var account = UUID()
  var attempt = 0
  func sync() async {
    posts = ["a"]
    lastSync = .now
  }
  func logOut() { account = UUID() }
  func restart() async { attempt += 1 }
}
struct Filter: View {
  let posts: [String]
  @State private var text = ""
  var body: some View {
    TextField("Filter", text: $text)
    List(posts, id: \.self) { Text($0) }
  }
}
struct Dashboard: View {
  @State private var feed = Feed()
  @State private var filter = 0
  var body: some View {
    Text("\(feed.lastSync)").id(feed.lastSync)
    Filter(posts: feed.posts).id(feed.account)
    Filter(posts: feed.posts).id(feed.attempt)
    Filter(posts: feed.posts).id(filter)
    Button("Reset") { filter += 1 }
    Button("Log out") { feed.logOut() }
      .task {
        while !Task.isCancelled { await feed.sync() }
      }
      .refreshable { await feed.restart() }
  }
}
struct Thread: Identifiable {
  let id: String
  let title: String
  var messages: [String]
}
struct ThreadView: View {
  let thread: Thread
  var body: some View {
    VStack {
      Text("\(thread.messages.count)").id(thread.messages.count)
      Filter(posts: thread.messages)
    }
    .id(thread.id)
  }
}
