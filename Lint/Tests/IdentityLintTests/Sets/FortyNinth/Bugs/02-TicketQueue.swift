import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var title: String
}

@MainActor
@Observable
final class TicketStore {
  private(set) var tickets = (1...200).map { Ticket(id: $0, title: "Ticket \($0)") }
  private(set) var lastSync = Date.now

  func syncForever() async {
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(15))
      } catch {
        return
      }
      tickets[0].title = "Ticket 1 (updated)"
      lastSync = .now
    }
  }
}

private struct SyncedContent: ViewModifier {
  let stamp: Date

  func body(content: Content) -> some View {
    content
      // bug: Every sync changes the id of the whole list
      .id(stamp)
      .safeAreaInset(edge: .bottom) {
        Text("Updated \(stamp, style: .relative) ago")
          .font(.footnote)
      }
  }
}

struct TicketQueue: View {
  @State private var store = TicketStore()

  var body: some View {
    List(store.tickets) { ticket in
      Text(ticket.title)
    }
    .modifier(SyncedContent(stamp: store.lastSync))
    .task { await store.syncForever() }
  }
}
