import SwiftUI

enum Priority: String, CaseIterable, Identifiable {
  case low, normal, high

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

struct Ticket: Identifiable {
  let id = UUID()
  var subject: String
  var priority: Priority
}

struct TicketSettings: View {
  @AppStorage("defaultPriority") private var priority = Priority.normal.rawValue

  var body: some View {
    Form {
      Picker("Default priority", selection: $priority) {
        ForEach(Priority.allCases) { option in
          Text(option.title).tag(option.rawValue)
        }
      }
    }
  }
}

struct TicketsView: View {
  @AppStorage("defaultPriority") private var priority = Priority.normal.rawValue
  @State private var tickets: [Ticket] = []
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      List(tickets) { ticket in
        LabeledContent(ticket.subject, value: ticket.priority.title)
      }
      .toolbar {
        Button("New") {
          let initial = Priority(rawValue: priority) ?? .normal
          tickets.append(Ticket(subject: "New ticket", priority: initial))
        }
        Button("Settings") { showsSettings = true }
      }
      .sheet(isPresented: $showsSettings) {
        TicketSettings()
      }
    }
  }
}
