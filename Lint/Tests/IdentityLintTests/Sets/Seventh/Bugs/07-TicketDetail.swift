import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  var title: String
  var notes: String
  var labels: Set<String>
}

@Observable
final class TicketStore {
  private var byID: [Int: Ticket] = [:]
  let allLabels = ["bug", "crash", "design", "regression"]

  func ticket(_ id: Int) -> Ticket {
    byID[id] ?? Ticket(id: id, title: "Untitled", notes: "", labels: [])
  }

  func save(_ ticket: Ticket) {
    byID[ticket.id] = ticket
  }

  func toggle(_ label: String, on id: Int) {
    var ticket = ticket(id)
    ticket.labels.formSymmetricDifference([label])
    byID[id] = ticket
  }
}

struct TicketDetail: View {
  let ticketID: Int
  @Environment(TicketStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Ticket(id: 0, title: "", notes: "", labels: [])

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextField("Notes", text: $draft.notes, axis: .vertical)
        .lineLimit(4...)
      NavigationLink {
        LabelPicker(ticketID: ticketID)
      } label: {
        LabeledContent("Labels", value: draft.labels.sorted().joined(separator: ", "))
      }
    }
    .toolbar {
      Button("Save") {
        store.save(draft)
        dismiss()
      }
    }
    .onAppear {
      // bug: runs again when the label screen is popped and wipes the unsaved title and notes
      draft = store.ticket(ticketID)
    }
  }
}

struct LabelPicker: View {
  let ticketID: Int
  @Environment(TicketStore.self) private var store

  var body: some View {
    List(store.allLabels, id: \.self) { label in
      Button {
        store.toggle(label, on: ticketID)
      } label: {
        HStack {
          Text(label)
          Spacer()
          if store.ticket(ticketID).labels.contains(label) {
            Image(systemName: "checkmark")
          }
        }
      }
    }
    .navigationTitle("Labels")
  }
}
