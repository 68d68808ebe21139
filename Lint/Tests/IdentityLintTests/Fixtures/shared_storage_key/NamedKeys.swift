import SwiftUI

enum Keys { static let muted = "muted" }
struct Chat: Identifiable { let id: Int }
struct ChatRow: View {
  let chat: Chat
  @AppStorage(Keys.muted) private var isMuted = false  // expect: shared_storage_key
  var body: some View { Toggle("\(chat.id)", isOn: $isMuted) }
}
struct Chats: View {
  let chats: [Chat]
  var body: some View { List(chats) { ChatRow(chat: $0) } }
}
