import SwiftUI
import Observation

struct ChatMessage: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
  let sentAt: Date
}

@MainActor @Observable
final class ChatRoom {
  let name: String
  private(set) var messages: [ChatMessage] = []
  private(set) var revision = 0

  init(name: String) { self.name = name }

  func merge(_ incoming: [ChatMessage]) {
    let known = Set(messages.map(\.id))
    let fresh = incoming.filter { !known.contains($0.id) }
    guard !fresh.isEmpty else { return }
    messages = (messages + fresh).sorted { $0.sentAt < $1.sentAt }
    revision += 1
  }
}

struct ChatRoomView: View {
  let room: ChatRoom

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(room.messages) { message in
          ChatBubble(message: message)
        }
      }
      .padding(.horizontal)
    }
    // bug: every arriving message changes the revision and thus the id of the whole ScrollView:
    // the reading position jumps to the top and opened long messages close
    .id(room.revision)
    .navigationTitle(room.name)
  }
}

private struct ChatBubble: View {
  let message: ChatMessage
  @State private var showsFullText = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.author).font(.caption).bold()
      Text(message.text)
        .lineLimit(showsFullText ? nil : 4)
        .onTapGesture { showsFullText.toggle() }
    }
    .padding(10)
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}
