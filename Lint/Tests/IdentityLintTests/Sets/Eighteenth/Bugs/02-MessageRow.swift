import SwiftUI

struct Message: Identifiable {
  let id: Int
  var sender: String
  var text: String
  var isRead = false
}

final class InboxStore: ObservableObject {
  @Published var messages: [Message] = (1...60).map {
    Message(id: $0, sender: "Sender \($0)", text: "Message number \($0)")
  }

  func markRead(_ id: Int) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isRead = true
  }
}

struct MessageRow: View {
  let message: Message
  let onRead: () -> Void
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.sender).fontWeight(message.isRead ? .regular : .bold)
      Text(message.text).lineLimit(isExpanded ? nil : 1)
    }
    .onTapGesture {
      isExpanded.toggle()
      onRead()
    }
  }
}

struct InboxView: View {
  @StateObject private var store = InboxStore()

  var body: some View {
    NavigationStack {
      List(store.messages) { message in
        MessageRow(message: message) { store.markRead(message.id) }
      }
      // bug: the list gets a new identity at each body run, so tapping a message (which publishes
      // in the store) rebuilds it: the scroll position and every expanded row are lost
      .id(UUID())
      .navigationTitle("Inbox")
    }
  }
}
