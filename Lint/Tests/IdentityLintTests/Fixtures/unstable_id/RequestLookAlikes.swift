import SwiftUI

struct Request: Equatable {
  var topic: String
  var issued: Date
}

// Two requests for one topic are equal.
struct Query: Equatable {
  var topic: String
  var issued: Date
  static func == (left: Query, right: Query) -> Bool { left.topic == right.topic }
}

@Observable final class Feed {
  var topic = "a"
  var request = Request(topic: "a", issued: .now)
  var query: Query { Query(topic: topic, issued: .now) }
  func load() { request = Request(topic: topic, issued: .now) }
}

struct Page: View {
  let feed: Feed

  var body: some View {
    Text(feed.topic).task(id: feed.request) { feed.load() }
    Text(feed.topic).task(id: feed.query) { feed.load() }
  }
}
