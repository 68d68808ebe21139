import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  let customer: String
  let question: String
}

struct TicketReply: View {
  let ticket: Ticket
  let send: (Ticket.ID, String) -> Void
  // bug: all tickets of a window store their draft under one key
  @SceneStorage("ticket.reply") private var reply = ""

  var body: some View {
    Form {
      Section(ticket.customer) {
        Text(ticket.question)
      }
      Section("Reply") {
        TextEditor(text: $reply)
        Button("Send") {
          send(ticket.id, reply)
          reply = ""
        }
      }
    }
  }
}

struct TicketsView: View {
  let tickets: [Ticket]
  let send: (Ticket.ID, String) -> Void

  var body: some View {
    NavigationStack {
      List(tickets) { ticket in
        NavigationLink(ticket.customer, value: ticket)
      }
      .navigationDestination(for: Ticket.self) { ticket in
        TicketReply(ticket: ticket, send: send)
      }
    }
  }
}
