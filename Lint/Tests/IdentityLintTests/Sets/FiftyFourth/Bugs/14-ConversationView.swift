import SwiftUI

struct ChatMessage: Identifiable {
  let id: Int
  let author: String
  let text: String
}

struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.author)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(message.text)
        .padding(8)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
    }
  }
}

struct ConversationView: View {
  @State private var messages: [ChatMessage] = (1...60).map {
    ChatMessage(id: $0, author: $0.isMultiple(of: 2) ? "Nora" : "Me", text: "Message \($0)")
  }
  @State private var draft = ""

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(messages) { message in
            ChatBubble(message: message)
          }
        }
        .padding()
      }
      // bug: The scroll view gets a new identity at each keystroke in the draft
      .id(UUID())
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button("Send", action: send)
          .disabled(draft.isEmpty)
      }
      .padding()
    }
    .navigationTitle("Nora")
  }

  private func send() {
    messages.append(ChatMessage(id: messages.count + 1, author: "Me", text: draft))
    draft = ""
  }
}
