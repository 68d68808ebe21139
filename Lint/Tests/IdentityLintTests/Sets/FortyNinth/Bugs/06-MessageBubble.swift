import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  let id: UUID
  var text: String
  var reactions: Int
  var isDelivered: Bool
}

struct MessageBubble: View {
  let message: ChatMessage
  let onReact: () -> Void

  var body: some View {
    VStack(alignment: .trailing) {
      Text(message.text)
      HStack {
        Button("\(message.reactions)", systemImage: "heart", action: onReact)
        Image(
          systemName: message.isDelivered ? "checkmark.circle.fill" : "checkmark.circle")
      }
    }
    .padding(8)
  }
}

extension MessageBubble: Equatable {
  nonisolated static func == (lhs: MessageBubble, rhs: MessageBubble) -> Bool {
    // bug: == leaves out reactions and isDelivered
    lhs.message.id == rhs.message.id && lhs.message.text == rhs.message.text
  }
}

struct Conversation: View {
  @State private var messages = [
    ChatMessage(id: UUID(), text: "Hello", reactions: 0, isDelivered: false)
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .trailing) {
        ForEach($messages) { $message in
          MessageBubble(message: message) {
            message.reactions += 1
            message.isDelivered = true
          }
          .equatable()
        }
      }
    }
  }
}
