import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  let title: String
}
struct Reply: View {
  let ticket: Ticket
  @SceneStorage private var reply: String
  @SceneStorage("detail.tab") private var tab = 0
  init(ticket: Ticket) {
    self.ticket = ticket
    _reply = SceneStorage(wrappedValue: "", "reply.\(ticket.id)")
  }
  var body: some View {
    Picker("Tab", selection: $tab) { Text("a").tag(0) }
    TextEditor(text: $reply)
  }
}
struct TicketRow: View {
  let ticket: Ticket
  @AppStorage("compact") private var isCompact = false
  var body: some View { Text(ticket.title).padding(isCompact ? 0 : 8) }
}
struct Compose: View {
  @SceneStorage("draft") private var draft = ""
  var body: some View { TextEditor(text: $draft) }
}
struct Tickets: View {
  let tickets: [Ticket]
  var body: some View {
    NavigationStack {
      List(tickets) { TicketRow(ticket: $0) }
        .navigationDestination(for: Ticket.self) { ticket in Reply(ticket: ticket) }
    }
    Compose()
  }
}
