import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  let subject: String
  var isClosed = false
}

@Observable
final class TicketStore {
  var tickets = [
    Ticket(id: 1, subject: "Printer jam"),
    Ticket(id: 2, subject: "Lost badge"),
  ]

  func close(_ id: Int) {
    guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
    tickets[index].isClosed = true
  }
}

struct TicketDetail: View {
  let store: TicketStore
  let ticketID: Ticket.ID

  var body: some View {
    if let ticket = store.tickets.first(where: { $0.id == ticketID }) {
      VStack(spacing: 12) {
        Text(ticket.subject).font(.title)
        Text(ticket.isClosed ? "Closed" : "Open")
        Button("Close ticket") { store.close(ticket.id) }
      }
    }
  }
}

struct TicketList: View {
  @State private var store = TicketStore()

  var body: some View {
    NavigationStack {
      List(store.tickets) { ticket in
        NavigationLink(ticket.subject, value: ticket.id)
      }
      .navigationDestination(for: Ticket.ID.self) { id in
        TicketDetail(store: store, ticketID: id)
      }
    }
  }
}
