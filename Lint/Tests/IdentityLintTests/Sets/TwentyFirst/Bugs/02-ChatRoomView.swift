import SwiftUI
import Combine

struct ChatMessage: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
}

@MainActor
final class ChatRoom: ObservableObject {
  @Published private(set) var messages: [ChatMessage] = []
  @Published private(set) var isTyping = false

  func connect() async {
    for number in 1... {
      isTyping = true
      try? await Task.sleep(for: .seconds(2))
      if Task.isCancelled { return }
      isTyping = false
      messages.append(ChatMessage(id: UUID(), author: "Support", text: "Message \(number)"))
    }
  }

  func send(_ text: String) {
    messages.append(ChatMessage(id: UUID(), author: "Me", text: text))
  }
}

struct ChatRoomView: View {
  // bug: an ObservableObject is held in @State, which does not subscribe to it: incoming messages
  // and the typing line are not shown until something else (typing) re-runs the body.
  @State private var room = ChatRoom()
  @State private var input = ""

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(room.messages) { message in
            Text("**\(message.author)** \(message.text)")
          }
        }
      }
      if room.isTyping {
        Text("Support is typing").italic()
      }
      TextField("Message", text: $input)
        .onSubmit {
          room.send(input)
          input = ""
        }
    }
    .padding()
    .task { await room.connect() }
  }
}
