import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  let title: String
}
struct Reply: View {
  let ticket: Ticket
  @SceneStorage("reply") private var reply = ""  // expect: shared_storage_key
  var body: some View { TextEditor(text: $reply) }
}
struct TicketRow: View {
  let ticket: Ticket
  @AppStorage("isOpen") private var isOpen = false  // expect: shared_storage_key
  var body: some View {
    DisclosureGroup(ticket.title, isExpanded: $isOpen) { Text(ticket.title) }
  }
}
struct Tickets: View {
  let tickets: [Ticket]
  var body: some View {
    NavigationStack {
      List(tickets) { ticket in
        NavigationLink(value: ticket) { Text(ticket.title) }
      }
      .navigationDestination(for: Ticket.self) { ticket in Reply(ticket: ticket) }
      List {
        ForEach(tickets) { TicketRow(ticket: $0) }
      }
    }
  }
}
