import SwiftUI

struct SupportTicket: Identifiable {
  let id: Int
  var subject: String
  var isOpen: Bool
  var lastSynced: Date
}

struct TicketRow: View {
  let ticket: SupportTicket
  let onToggle: (SupportTicket.ID) -> Void

  var body: some View {
    HStack {
      Circle()
        .fill(ticket.isOpen ? .green : .clear)
        .frame(width: 8)
      Text(ticket.subject)
      Spacer()
      Button(ticket.isOpen ? "Close" : "Reopen") {
        onToggle(ticket.id)
      }
    }
  }
}

extension TicketRow: Equatable {
  nonisolated static func == (lhs: TicketRow, rhs: TicketRow) -> Bool {
    lhs.ticket.id == rhs.ticket.id
      && lhs.ticket.subject == rhs.ticket.subject
      && lhs.ticket.isOpen == rhs.ticket.isOpen
  }
}

struct TicketQueue: View {
  @State var tickets: [SupportTicket]

  var body: some View {
    List {
      ForEach(tickets) { ticket in
        TicketRow(ticket: ticket, onToggle: toggle)
          .equatable()
      }
    }
  }

  private func toggle(_ id: SupportTicket.ID) {
    guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
    tickets[index].isOpen.toggle()
  }
}
