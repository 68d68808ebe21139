import SwiftUI

struct ChatMessage: Identifiable {
  let id: UUID
  let author: String
  let text: String
}

struct Composer: View {
  let send: (String) -> Void
  @State private var draft = ""

  var body: some View {
    HStack {
      TextField("Message", text: $draft, axis: .vertical)
      Button("Send") {
        send(draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
    .padding()
  }
}

struct ChatRoom: View {
  let messages: [ChatMessage]
  let send: (String) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(messages) { message in
            Text("**\(message.author)** \(message.text)")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
      Divider()
      Composer(send: send)
    }
    // bug: a message that arrives clears the draft
    .id(messages.count)
  }
}
