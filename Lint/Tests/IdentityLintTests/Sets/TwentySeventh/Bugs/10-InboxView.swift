import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: String
  let partner: String
}

enum InboxSheet: Identifiable {
  case settings
  case reply(Conversation)

  var id: String {
    switch self {
    case .settings: "settings"
    // bug: the text written for A stays in the sheet and is sent to B. When: a link for
    // another conversation is opened while a reply sheet is up.
    case .reply: "reply"
    }
  }
}

struct InboxView: View {
  let conversations: [Conversation]
  let send: (String, Conversation.ID) -> Void
  @State private var sheet: InboxSheet?

  var body: some View {
    List(conversations) { conversation in
      Button(conversation.partner) { sheet = .reply(conversation) }
    }
    .toolbar {
      Button("Settings") { sheet = .settings }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .settings:
        Text("Settings")
      case .reply(let conversation):
        ReplyView(conversation: conversation) { send($0, conversation.id) }
      }
    }
    .onOpenURL { url in
      guard let match = conversations.first(where: { $0.id == url.lastPathComponent }) else {
        return
      }
      sheet = .reply(match)
    }
  }
}

struct ReplyView: View {
  let conversation: Conversation
  let onSend: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    Form {
      Text("To \(conversation.partner)")
      TextField("Reply", text: $text, axis: .vertical)
      Button("Send") {
        onSend(text)
        dismiss()
      }
    }
  }
}
