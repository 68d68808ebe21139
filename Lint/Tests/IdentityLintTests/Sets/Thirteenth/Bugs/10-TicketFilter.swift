import SwiftUI
import Observation

struct Ticket: Identifiable {
  let id: Int
  var title: String
  var assignee: String
}

@MainActor
@Observable
final class TicketStore {
  var tickets: [Ticket] = []
  var lastSync = Date.distantPast

  func sync() async {
    try? await Task.sleep(for: .seconds(1))
    lastSync = .now
  }
}

struct FilterPanel: View {
  let tickets: [Ticket]
  @State private var query = ""
  @State private var onlyMine = false

  private var matches: [Ticket] {
    tickets.filter {
      (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query))
        && (!onlyMine || $0.assignee == "me")
    }
  }

  var body: some View {
    VStack {
      TextField("Filter", text: $query)
      Toggle("Assigned to me", isOn: $onlyMine)
      List(matches) { Text($0.title) }
    }
  }
}

struct TicketDashboard: View {
  @State private var store = TicketStore()

  var body: some View {
    VStack {
      FilterPanel(tickets: store.tickets)
        // bug: each sync (every 30 s) gives the filter panel a new identity; the query, toggle,
        // focus and scroll position are thrown away while the user works
        .id(store.lastSync)
      Text("Synced \(store.lastSync.formatted(date: .omitted, time: .standard))")
        .font(.footnote)
    }
    .toolbar {
      Button("Sync") { Task { await store.sync() } }
    }
    .task {
      while !Task.isCancelled {
        await store.sync()
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}
