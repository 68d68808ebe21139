import SwiftUI

struct DirectMessage: Identifiable, Hashable {
  enum Delivery: String {
    case sending, delivered, read, failed
  }

  let id: UUID
  let isMine: Bool
  var text: String
  var delivery: Delivery
}

@MainActor
final class DirectThread: ObservableObject {
  @Published private(set) var messages: [DirectMessage] = []

  func edit(_ id: UUID, text: String) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].text = text
  }

  func mark(_ id: UUID, as delivery: DirectMessage.Delivery) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].delivery = delivery
  }
}

struct DirectThreadView: View {
  @ObservedObject var thread: DirectThread

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 6) {
        ForEach(thread.messages) { message in
          MessageBubble(message: message)
            .equatable()
        }
      }
      .padding(.horizontal)
    }
  }
}

struct MessageBubble: View, Equatable {
  let message: DirectMessage

  nonisolated static func == (lhs: MessageBubble, rhs: MessageBubble) -> Bool {
    // bug: an edited, read or failed message has the same id, so its bubble is never drawn again
    lhs.message.id == rhs.message.id
  }

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: .trailing, spacing: 2) {
        Text(message.text)
          .padding(10)
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
          .clipShape(RoundedRectangle(cornerRadius: 14))
        if message.isMine {
          Text(message.delivery.rawValue)
            .font(.caption2)
            .foregroundColor(message.delivery == .failed ? .red : .secondary)
        }
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}
