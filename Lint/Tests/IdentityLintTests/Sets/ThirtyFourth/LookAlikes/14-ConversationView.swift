import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: String
  let title: String
}

struct ConversationList: View {
  let conversations: [Conversation]

  var body: some View {
    NavigationStack {
      List(conversations) { NavigationLink($0.title, value: $0) }
        .navigationDestination(for: Conversation.self) { conversation in
          ConversationView(conversation: conversation, onSend: { _, _ in })
        }
    }
  }
}

struct ConversationView: View {
  let conversation: Conversation
  let onSend: (String, Conversation.ID) -> Void
  @SceneStorage private var draft: String

  init(conversation: Conversation, onSend: @escaping (String, Conversation.ID) -> Void) {
    self.conversation = conversation
    self.onSend = onSend
    _draft = SceneStorage(wrappedValue: "", "messageDraft.\(conversation.id)")
  }

  var body: some View {
    VStack {
      Text(conversation.title).font(.headline)
      TextField("Message", text: $draft)
      Button("Send") {
        onSend(draft, conversation.id)
        draft = ""
      }
    }
  }
}
