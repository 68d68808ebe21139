import SwiftUI

@Observable final class Thread {
  let topic: String
  var draft = ""
  var posts: [String] = []
  init(topic: String) { self.topic = topic }
}

struct Forum: View {
  @State private var topic = "Swift"
  var body: some View {
    VStack {
      Picker("Topic", selection: $topic) {
        Text("Swift").tag("Swift"); Text("Linux").tag("Linux")
      }
      ThreadView(topic: topic)
    }
  }
}

struct ThreadView: View {
  @State private var thread: Thread
  init(topic: String) {
    // bug: the second topic shows the first thread
    _thread = State(initialValue: Thread(topic: topic))
  }
  var body: some View {
    VStack {
      Text(thread.topic); ForEach(thread.posts, id: \.self) { Text($0) };
      TextField("Post", text: $thread.draft)
    }
  }
}
