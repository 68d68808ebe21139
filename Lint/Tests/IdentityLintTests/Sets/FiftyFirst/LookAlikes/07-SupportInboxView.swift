import SwiftUI

struct SupportTicket: Identifiable {
  let id: Int
  var subject: String
  var status: String
  var replies: Int
  var internalNotes: [String] = []
}

extension SupportTicket: Hashable {
  static func == (lhs: SupportTicket, rhs: SupportTicket) -> Bool {
    lhs.id == rhs.id && lhs.subject == rhs.subject
      && lhs.status == rhs.status && lhs.replies == rhs.replies
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

@Observable
final class SupportInbox {
  var tickets: [SupportTicket] = []
  var unread: Set<Int> = []

  func receiveReply(for id: Int) {
    guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
    tickets[index].replies += 1
    tickets[index].status = "Answered"
  }
}

struct SupportInboxView: View {
  let inbox: SupportInbox

  var body: some View {
    List(inbox.tickets) { ticket in
      TicketRow(ticket: ticket, isUnread: inbox.unread.contains(ticket.id))
        .equatable()
    }
  }
}

struct TicketRow: View, Equatable {
  let ticket: SupportTicket
  let isUnread: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(ticket.subject)
        .fontWeight(isUnread ? .bold : .regular)
      Text("\(ticket.status) · \(ticket.replies) replies")
        .font(.caption)
    }
  }
}
