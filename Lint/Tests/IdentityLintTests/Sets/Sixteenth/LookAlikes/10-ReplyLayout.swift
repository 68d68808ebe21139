import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  let subject: String
  let history: [String]
}

struct TicketScreen: View {
  let ticket: Ticket
  let reply: (String) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let layout =
      sizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 0))
      : AnyLayout(VStackLayout(spacing: 0))
    layout {
      TicketHistory(ticket: ticket)
      ReplyComposer(reply: reply)
    }
    .navigationTitle(ticket.subject)
  }
}

struct TicketHistory: View {
  let ticket: Ticket

  var body: some View {
    ScrollView {
      Text(ticket.history.joined(separator: "\n\n"))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
  }
}

struct ReplyComposer: View {
  let reply: (String) -> Void
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $draft)
        .focused($isFocused)
      Button("Reply") {
        reply(draft)
        draft = ""
        isFocused = false
      }
      .disabled(draft.isEmpty)
    }
    .padding()
  }
}
