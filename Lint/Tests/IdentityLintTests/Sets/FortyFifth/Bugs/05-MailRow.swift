import SwiftUI

struct MailMessage: Identifiable {
  let id: Int
  var subject: String
  var isUnread: Bool
}

extension MailMessage: Hashable {
  static func == (lhs: MailMessage, rhs: MailMessage) -> Bool {
    // bug: A message marked as read keeps its blue dot
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

struct MailRow: View, Equatable {
  let message: MailMessage

  var body: some View {
    HStack {
      Circle()
        .fill(message.isUnread ? .blue : .clear)
        .frame(width: 8)
      Text(message.subject)
        .fontWeight(message.isUnread ? .semibold : .regular)
    }
  }
}

struct Inbox: View {
  @State var messages: [MailMessage]

  var body: some View {
    List {
      ForEach(messages) { message in
        MailRow(message: message)
          .equatable()
          .swipeActions(edge: .leading) {
            Button("Read") { toggle(message.id) }
          }
      }
    }
  }

  private func toggle(_ id: MailMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isUnread.toggle()
  }
}
