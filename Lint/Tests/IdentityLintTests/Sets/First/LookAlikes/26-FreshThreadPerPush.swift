import SwiftUI

@Observable final class Thread26 {
  let topic: String; var draft = ""; init(topic: String) { self.topic = topic }
}
struct Forum26: View {
  var body: some View {
    NavigationStack {
      List(["Swift", "Linux"], id: \.self) { NavigationLink($0, value: $0) }.navigationDestination(
        for: String.self
      ) { ThreadView26(topic: $0) }
    }
  }
}
struct ThreadView26: View {
  @State private var thread: Thread26
  init(topic: String) { _thread = State(initialValue: Thread26(topic: topic)) }
  var body: some View { TextField(thread.topic, text: $thread.draft) }
}
