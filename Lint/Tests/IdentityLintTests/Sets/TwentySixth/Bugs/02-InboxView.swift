import SwiftUI

struct Ticket: Decodable, Hashable {
  let number: Int
  let subject: String
  let lastMessage: String
}

struct Record<Payload: Decodable>: Decodable, Identifiable {
  let id: UUID
  let payload: Payload

  init(from decoder: Decoder) throws {
    // bug: the reply being typed, the open reply box, focus and scroll position. When: each
    // 30-second poll: all ids are new, so all rows are new.
    id = UUID()
    payload = try Payload(from: decoder)
  }
}

struct SupportAPI {
  var base = URL(string: "https://support.example.com/api/")!

  func openTickets() async throws -> [Record<Ticket>] {
    let (data, _) = try await URLSession.shared.data(from: base.appending(path: "tickets"))
    return try JSONDecoder().decode([Record<Ticket>].self, from: data)
  }
}

struct InboxView: View {
  @State private var tickets: [Record<Ticket>] = []
  private let api = SupportAPI()

  var body: some View {
    List(tickets) { record in
      TicketRow(ticket: record.payload)
    }
    .task {
      while !Task.isCancelled {
        if let fresh = try? await api.openTickets() {
          tickets = fresh
        }
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}

private struct TicketRow: View {
  let ticket: Ticket
  @State private var reply = ""
  @State private var isReplying = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("#\(ticket.number) \(ticket.subject)").font(.headline)
      Text(ticket.lastMessage).foregroundStyle(.secondary)
      if isReplying {
        TextField("Reply", text: $reply, axis: .vertical)
      }
      Button(isReplying ? "Close" : "Reply") { isReplying.toggle() }
    }
  }
}
