import SwiftUI

@MainActor @Observable final class Feed {
  var posts: [String] = []
  var lastSync = Date.distantPast
  var token = UUID()
  var version = 0
  func sync() async {
    posts = ["a"]
    lastSync = .now
  }
  func receive() { token = UUID() }
  func reload() async { version += 1 }
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
  @State private var now = Date()
  let timer = NotificationCenter.default.publisher(for: .init("a"))
  var body: some View {
    Filter(posts: feed.posts).id(feed.lastSync)  // expect: content_id
    Filter(posts: feed.posts).id(feed.token)  // expect: content_id
    VStack { Filter(posts: feed.posts) }
      .id("feed-\(feed.version)")  // expect: content_id
    Filter(posts: feed.posts).id(now)  // expect: content_id
      .task {
        while !Task.isCancelled { await feed.sync() }
      }
      .onReceive(timer) { _ in
        feed.receive()
        now = Date()
      }
      .refreshable { await feed.reload() }
  }
}
struct Thread {
  let title: String
  var messages: [String]
}
struct ThreadView: View {
  let thread: Thread
  var body: some View {
    VStack {
      Text(thread.title)
      Filter(posts: thread.messages)
    }
    .id(thread.messages.count)  // expect: content_id
  }
}
