import SwiftUI

struct ChatSummary: Identifiable, Hashable {
  let id: String
  let title: String
  let lastMessage: String
  let unread: Int
}

enum SettingsKey {
  static let muted = "chat.muted"
  static let sortNewestFirst = "chats.newestFirst"
}

struct ChatsScreen: View {
  let chats: [ChatSummary]
  @AppStorage(SettingsKey.sortNewestFirst) private var newestFirst = true

  var body: some View {
    NavigationStack {
      List(newestFirst ? chats : chats.reversed()) { chat in
        ChatRow(chat: chat)
      }
      .navigationTitle("Chats")
      .navigationDestination(for: ChatSummary.self) { chat in
        Text(chat.title)
      }
      .toolbar {
        Toggle("Newest first", isOn: $newestFirst)
      }
    }
  }
}

struct ChatRow: View {
  let chat: ChatSummary
  // bug: one key for all chats, muting one mutes every chat in the list
  @AppStorage(SettingsKey.muted) private var isMuted = false

  var body: some View {
    NavigationLink(value: chat) {
      HStack {
        VStack(alignment: .leading) {
          HStack(spacing: 4) {
            Text(chat.title).bold()
            if isMuted {
              Image(systemName: "bell.slash.fill")
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
          Text(chat.lastMessage)
            .lineLimit(1)
            .foregroundStyle(.secondary)
        }
        Spacer()
        if chat.unread > 0 && !isMuted {
          Text("\(chat.unread)")
            .padding(6)
            .background(.blue, in: Circle())
            .foregroundStyle(.white)
        }
      }
    }
    .swipeActions(edge: .leading) {
      Button(isMuted ? "Unmute" : "Mute") { isMuted.toggle() }
        .tint(.indigo)
    }
  }
}
