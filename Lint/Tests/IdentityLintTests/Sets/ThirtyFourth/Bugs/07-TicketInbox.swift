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
  @State private var editingIndex: Int?

  var body: some View {
    List(tickets) { ticket in
      Button(ticket.title) {
        editingIndex = tickets.firstIndex { $0.id == ticket.id }
      }
    }
    .sheet(
      isPresented: Binding(get: { editingIndex != nil }, set: { if !$0 { editingIndex = nil } })
    ) {
      if let index = editingIndex {
        TextField(
          "Title",
          text: Binding(
            get: { tickets[index].title },
            // bug: The edit goes into another ticket's title
            set: { tickets[index].title = $0 }
          )
        )
        .padding()
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .ticketArrived)) { _ in
      tickets.insert(Ticket(title: "New ticket"), at: 0)
    }
  }
}
