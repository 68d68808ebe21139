import SwiftUI

struct Ticket: Identifiable {
  let id = UUID()
  var title: String
}

extension Notification.Name {
  static let ticketArrived = Notification.Name("ticketArrived")
}

struct TicketInbox: View {
  @State private var tickets = [Ticket(title: "Login broken"), Ticket(title: "Typo")]
  @State private var editing: Ticket?

  var body: some View {
    List(tickets) { ticket in
      Button(ticket.title) { editing = ticket }
    }
    .sheet(item: $editing) { ticket in
      TextField("Title", text: titleBinding(for: ticket.id))
        .padding()
    }
    .onReceive(NotificationCenter.default.publisher(for: .ticketArrived)) { _ in
      tickets.insert(Ticket(title: "New ticket"), at: 0)
    }
  }

  private func titleBinding(for id: Ticket.ID) -> Binding<String> {
    Binding(
      get: { tickets.first { $0.id == id }?.title ?? "" },
      set: { newTitle in
        guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
        tickets[index].title = newTitle
      }
    )
  }
}
