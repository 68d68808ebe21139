import Foundation

struct Message: Identifiable, Hashable, Codable {
  let id: UUID
  var author: String
  var text: String
  var sent: Date
  var isMine: Bool

  init(id: UUID = UUID(), author: String, text: String, sent: Date = Date(), isMine: Bool = false) {
    self.id = id
    self.author = author
    self.text = text
    self.sent = sent
    self.isMine = isMine
  }
}

struct ChatThread: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var messages: [Message]
  var unread: Int
  var hasOlder: Bool

  var lastMessage: Message? {
    messages.last
  }
}
