import SwiftUI
import Observation

struct GroupMessage: Identifiable, Hashable {
  let id: UUID
  let sender: String
  let text: String
}

@MainActor
@Observable
final class GroupRoom {
  private(set) var messages: [GroupMessage] = []
  let name: String

  init(name: String) {
    self.name = name
  }

  func listen() async {
    for await text in IncomingTexts.stream(room: name) {
      messages.append(GroupMessage(id: UUID(), sender: "Guest", text: text))
    }
  }

  func send(_ text: String) {
    messages.append(GroupMessage(id: UUID(), sender: "Me", text: text))
  }
}

enum IncomingTexts {
  static func stream(room: String) -> AsyncStream<String> {
    AsyncStream { $0.finish() }
  }
}

struct GroupChatScreen: View {
  let room: GroupRoom

  var body: some View {
    ChatContent(room: room)
      // bug: meant for the scrolling, but each new message makes a new view and empties the text
      // field
      .id(room.messages.count)
      .navigationTitle(room.name)
      .task { await room.listen() }
  }
}

private struct ChatContent: View {
  let room: GroupRoom
  @State private var draft = ""
  @State private var showsMembers = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(room.messages) { message in
          Text("**\(message.sender)** \(message.text)")
        }
      }
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
        Button("Send", systemImage: "paperplane.fill") {
          room.send(draft)
          draft = ""
        }
        .labelStyle(.iconOnly)
        .disabled(draft.isEmpty)
      }
      .padding()
      .background(.bar)
    }
  }
}
