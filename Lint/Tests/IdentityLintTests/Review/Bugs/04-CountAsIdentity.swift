import SwiftUI

struct Conversation: View {
  @State private var messages: [String] = []

  var body: some View {
    VStack {
      Thread(messages: messages)
      Composer { messages.append($0) }
        .id(messages.count)  // bug: an incoming message throws away the draft being typed
    }
    .task {
      for await text in incoming() { messages.append(text) }
    }
  }
}

struct Thread: View {
  let messages: [String]
  var body: some View { Text(messages.joined(separator: "\n")) }
}

struct Composer: View {
  let send: (String) -> Void
  @State private var draft = ""

  var body: some View {
    TextField("Message", text: $draft).onSubmit { send(draft) }
  }
}

func incoming() -> AsyncStream<String> { AsyncStream { $0.finish() } }
