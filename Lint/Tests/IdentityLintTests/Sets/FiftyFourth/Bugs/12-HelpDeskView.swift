import SwiftUI

final class Ticket: Identifiable {
  let id: Int
  let subject: String
  var isClosed: Bool

  init(id: Int, subject: String, isClosed: Bool = false) {
    self.id = id
    self.subject = subject
    self.isClosed = isClosed
  }
}

final class HelpDesk: ObservableObject {
  @Published private(set) var tickets: [Ticket]

  init(tickets: [Ticket]) {
    self.tickets = tickets
  }

  var openCount: Int {
    tickets.filter { !$0.isClosed }.count
  }

  func close(_ ticket: Ticket) {
    // bug: Mutating a plain class inside a @Published array publishes nothing
    ticket.isClosed = true
  }

  func file(subject: String) {
    let next = (tickets.map(\.id).max() ?? 0) + 1
    tickets.append(Ticket(id: next, subject: subject))
  }
}

struct HelpDeskView: View {
  @StateObject private var desk = HelpDesk(tickets: [
    Ticket(id: 1, subject: "Printer jams"),
    Ticket(id: 2, subject: "VPN drops"),
    Ticket(id: 3, subject: "New badge", isClosed: true),
  ])

  var body: some View {
    NavigationStack {
      List {
        ForEach(desk.tickets) { ticket in
          HStack {
            Image(systemName: ticket.isClosed ? "checkmark.circle" : "circle")
            Text(ticket.subject)
            Spacer()
            Button("Close") { desk.close(ticket) }
              .buttonStyle(.borderless)
              .disabled(ticket.isClosed)
          }
        }
      }
      .navigationTitle("\(desk.openCount) open")
      .toolbar {
        Button("New", systemImage: "plus") {
          desk.file(subject: "Untitled")
        }
      }
    }
  }
}
