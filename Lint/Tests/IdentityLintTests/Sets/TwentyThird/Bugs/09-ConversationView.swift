import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct SentMessage: Identifiable {
  let id = UUID()
  let text: String
}

@Observable
final class Messenger {
  var sent: [Int: [SentMessage]] = [:]

  func send(_ text: String, to conversation: Conversation) {
    sent[conversation.id, default: []].append(SentMessage(text: text))
  }
}

struct ConversationsView: View {
  let conversations: [Conversation]
  @State private var messenger = Messenger()

  var body: some View {
    NavigationStack {
      List(conversations) { conversation in
        NavigationLink(conversation.name, value: conversation)
      }
      .navigationDestination(for: Conversation.self) { conversation in
        ConversationView(conversation: conversation, messenger: messenger)
      }
    }
  }
}

struct ConversationView: View {
  let conversation: Conversation
  let messenger: Messenger
  // bug: the draft for one person shows up in (and may be sent to) every other conversation.
  // Another conversation is opened: one storage key for all.
  @AppStorage("conversation.draft") private var draft = ""

  var body: some View {
    VStack {
      List(messenger.sent[conversation.id] ?? []) { message in
        Text(message.text)
      }
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          messenger.send(draft, to: conversation)
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
      .padding()
    }
    .navigationTitle(conversation.name)
  }
}
