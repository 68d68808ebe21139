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
  let ticket: Ticket

  var body: some View {
    VStack(spacing: 12) {
      Text(ticket.subject).font(.title)
      Text(ticket.isClosed ? "Closed" : "Open")
      Button("Close ticket") { store.close(ticket.id) }
    }
  }
}

struct TicketList: View {
  @State private var store = TicketStore()

  var body: some View {
    NavigationStack {
      List(store.tickets) { ticket in
        NavigationLink(ticket.subject, value: ticket)
      }
      .navigationDestination(for: Ticket.self) { ticket in
        // bug: The pushed screen shows the copy of the ticket stored in the path
        TicketDetail(store: store, ticket: ticket)
      }
    }
  }
}
