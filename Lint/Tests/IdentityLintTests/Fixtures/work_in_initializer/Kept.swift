import SwiftUI

@MainActor @Observable
final class Feed {
  var count = 0
  @ObservationIgnored private var timer: Timer?
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

@MainActor @Observable
final class News {
  var all: [String] = []
  init(topic: String) {
    Task { all = [topic] }
  }
}

struct Board: View {
  @State private var scale = 1.0
  var body: some View {
    Slider(value: $scale)
    Strip(scale: scale)
    Topic(name: "a")
  }
}

struct Strip: View {
  let scale: Double
  @State private var feed = Feed()  // expect: work_in_initializer
  var body: some View { Text("\(feed.count)") }
}

struct Topic: View {
  @State private var news: News  // expect: work_in_initializer
  init(name: String) {
    _news = State(initialValue: News(topic: name))
  }
  var body: some View { Text(news.all.joined()) }
}
