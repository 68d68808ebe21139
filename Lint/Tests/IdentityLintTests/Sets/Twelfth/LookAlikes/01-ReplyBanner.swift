import SwiftUI

struct ChatMessage: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
}

struct ReplyBanner: View {
  let message: ChatMessage
  let onCancel: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(message.author).font(.caption.bold())
        Text(message.text).font(.caption).lineLimit(1)
      }
      Spacer()
      Button("Cancel", systemImage: "xmark", action: onCancel).labelStyle(.iconOnly)
    }
    .padding(8)
    .background(.thinMaterial)
  }
}

struct ComposerBar: View {
  let onSend: (String) -> Void
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Message", text: $text, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Button("Send") {
        onSend(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
    .padding(8)
  }
}

struct ChatScreen: View {
  @State private var messages: [ChatMessage] = []
  @State private var replyingTo: ChatMessage?

  var body: some View {
    List(messages) { message in
      Text(message.text)
        .swipeActions { Button("Reply") { replyingTo = message } }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 0) {
        if let target = replyingTo {
          ReplyBanner(message: target) { replyingTo = nil }
        }
        ComposerBar(onSend: send)
      }
    }
  }

  private func send(_ text: String) {
    messages.append(ChatMessage(id: UUID(), author: "Me", text: text))
    replyingTo = nil
  }
}
