import SwiftUI

struct Message: Identifiable, Equatable {
  let id: UUID
  let author: String
  let text: String
}

struct Conversation: Identifiable {
  let id: String
  var title: String
  var messages: [Message]
}

struct ConversationView: View {
  let conversation: Conversation
  let send: (String) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(conversation.messages) { message in
            MessageBubble(message: message)
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      Divider()
      Composer(send: send)
    }
    // bug: .id(messages.count) around the whole screen: each incoming message makes the Composer
    // new, so the draft being typed, focus and keyboard are lost
    .id(conversation.messages.count)
    .navigationTitle(conversation.title)
  }
}

private struct MessageBubble: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.author).font(.caption).foregroundStyle(.secondary)
      Text(message.text)
    }
  }
}

private struct Composer: View {
  let send: (String) -> Void
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      TextField("Message", text: $draft, axis: .vertical)
        .focused($isFocused)
      Button("Send") {
        send(draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
    .padding()
  }
}
