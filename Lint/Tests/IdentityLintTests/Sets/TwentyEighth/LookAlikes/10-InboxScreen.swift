import SwiftUI

struct SupportTicket: Identifiable, Hashable {
  let id: Int
  let customer: String
  let subject: String
  var isClosed = false
}

final class TicketInbox: ObservableObject {
  @Published var tickets: [SupportTicket] = [
    SupportTicket(id: 880, customer: "M. Klein", subject: "Refund"),
    SupportTicket(id: 874, customer: "S. Okafor", subject: "Login"),
  ]

  func receive(_ ticket: SupportTicket) {
    tickets.insert(ticket, at: 0)
  }

  func close(_ id: Int) {
    guard let row = tickets.firstIndex(where: { $0.id == id }) else { return }
    tickets[row].isClosed = true
  }
}

struct TicketDetail: View {
  let ticket: SupportTicket
  let onClose: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(ticket.subject).font(.title)
      Text(ticket.customer)
      Button("Close ticket", action: onClose)
        .disabled(ticket.isClosed)
    }
  }
}

struct InboxScreen: View {
  @ObservedObject var inbox: TicketInbox
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(Array(inbox.tickets.enumerated()), id: \.element.id) { row, ticket in
          Label(ticket.subject, systemImage: "\(min(row + 1, 50)).circle")
            .tag(ticket.id)
        }
      }
    } detail: {
      if let ticket = inbox.tickets.first(where: { $0.id == selection }) {
        TicketDetail(ticket: ticket) {
          inbox.close(ticket.id)
        }
      } else {
        ContentUnavailableView("No ticket selected", systemImage: "tray")
      }
    }
  }
}
