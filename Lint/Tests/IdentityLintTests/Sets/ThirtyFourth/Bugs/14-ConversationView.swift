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
  // bug: The draft meant for one conversation shows in (and is sent to) another
  @SceneStorage("messageDraft") private var draft = ""

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
