import SwiftUI

struct Request: Equatable {
  var topic: String
  var issued: Date
}

@Observable final class Feed {
  var topic = "a"
  var request: Request { Request(topic: topic, issued: .now) }
  func load() { topic = "b" }
}

// The id holds the time at which it is read.
struct Page: View {
  let feed: Feed
  private var own: Request { Request(topic: feed.topic, issued: Date()) }

  var body: some View {
    Text(feed.topic).task(id: feed.request) { feed.load() }  // expect: unstable_id
    Text(feed.topic).task(id: own) { feed.load() }  // expect: unstable_id
  }
}
