import Observation
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let subject: String
  let text: String
  var isRead = false
}

@Observable
final class Mailbox {
  var messages = [
    Message(id: 1, subject: "Minutes", text: "See attached."),
    Message(id: 2, subject: "Lunch", text: "Noon at the corner?"),
  ]

  func markRead(_ id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isRead = true
  }
}

struct MessagePane: View {
  let message: Message
  let mailbox: Mailbox

  var body: some View {
    ScrollView {
      Text(message.text).padding()
    }
    .task(id: message.id) {
      do {
        try await Task.sleep(for: .seconds(3))
        mailbox.markRead(message.id)
      } catch {
        return
      }
    }
  }
}

struct MailView: View {
  @State private var mailbox = Mailbox()
  @State private var selection: Message.ID?

  var body: some View {
    NavigationSplitView {
      List(mailbox.messages, selection: $selection) { message in
        Text(message.subject).bold(!message.isRead)
      }
    } detail: {
      if let message = mailbox.messages.first(where: { $0.id == selection }) {
        MessagePane(message: message, mailbox: mailbox)
      }
    }
  }
}
