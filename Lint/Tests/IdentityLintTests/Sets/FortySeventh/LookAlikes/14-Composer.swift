import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: String
  let partner: String
}

struct Composer: View {
  let conversation: Conversation
  let onSend: (String) -> Void
  @SceneStorage private var draft: String

  init(conversation: Conversation, onSend: @escaping (String) -> Void) {
    self.conversation = conversation
    self.onSend = onSend
    _draft = SceneStorage(wrappedValue: "", "composer.draft.\(conversation.id)")
  }

  var body: some View {
    HStack {
      TextField("Message to \(conversation.partner)", text: $draft, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Button("Send", systemImage: "paperplane.fill") {
        onSend(draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
    .padding()
  }
}

struct ChatWindow: View {
  let conversations: [Conversation]
  @State private var selection: Conversation?
  @State private var outbox: [Conversation.ID: [String]] = [:]

  var body: some View {
    NavigationSplitView {
      List(conversations, selection: $selection) { conversation in
        Text(conversation.partner).tag(conversation)
      }
    } detail: {
      if let selection {
        VStack {
          Text("\(outbox[selection.id]?.count ?? 0) messages sent")
          Spacer()
          Composer(conversation: selection) { outbox[selection.id, default: []].append($0) }
            .id(selection.id)
        }
      }
    }
  }
}
