import SwiftUI

struct Reminder: Identifiable, Hashable {
  let id: Int
  var title: String
  var isFlagged: Bool
}

struct ReminderBoard: View {
  @State private var reminders = [
    Reminder(id: 1, title: "Pay rent", isFlagged: true),
    Reminder(id: 2, title: "Call Mum", isFlagged: false),
  ]
  @State private var draft = Reminder(id: 0, title: "", isFlagged: false)
  @State private var showsComposer = false

  var body: some View {
    List(reminders) { reminder in
      Button(reminder.title) {
        draft = reminder
        showsComposer = true
      }
    }
    .toolbar {
      Button("New") {
        draft = Reminder(id: reminders.count + 1, title: "", isFlagged: false)
        showsComposer = true
      }
    }
    .sheet(isPresented: $showsComposer, onDismiss: store) {
      ReminderComposer(reminder: $draft)
    }
  }

  private func store() {
    if let index = reminders.firstIndex(where: { $0.id == draft.id }) {
      reminders[index] = draft
    } else if !draft.title.isEmpty {
      reminders.append(draft)
    }
  }
}

struct ReminderComposer: View {
  @Binding var reminder: Reminder

  var body: some View {
    Form {
      TextField("Title", text: $reminder.title)
      Toggle("Flagged", isOn: $reminder.isFlagged)
    }
  }
}
