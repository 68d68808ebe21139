import SwiftUI

struct Reminder: Identifiable, Hashable {
  var id = UUID()
  var text = ""
  var date = Date.now
}

final class ReminderStore: ObservableObject {
  @Published private(set) var reminders: [Reminder] = []

  func put(_ reminder: Reminder) {
    if let index = reminders.firstIndex(where: { $0.id == reminder.id }) {
      reminders[index] = reminder
    } else {
      reminders.append(reminder)
    }
  }
}

struct ReminderList: View {
  @StateObject private var store = ReminderStore()
  @State private var current: Reminder?
  @State private var isEditing = false

  var body: some View {
    let title = current == nil ? "New Reminder" : "Edit Reminder"

    List(store.reminders) { reminder in
      Button(reminder.text) {
        current = reminder
        isEditing = true
      }
    }
    .toolbar {
      Button("New", systemImage: "plus") { isEditing = true }
    }
    .sheet(isPresented: $isEditing, onDismiss: { current = nil }) {
      ReminderForm(title: title, reminder: current ?? Reminder()) { store.put($0) }
    }
  }
}

private struct ReminderForm: View {
  let title: String
  let onSave: (Reminder) -> Void
  @State private var reminder: Reminder
  @Environment(\.dismiss) private var dismiss

  init(title: String, reminder: Reminder, onSave: @escaping (Reminder) -> Void) {
    self.title = title
    self.onSave = onSave
    _reminder = State(initialValue: reminder)
  }

  var body: some View {
    Form {
      Section(title) {
        TextField("Text", text: $reminder.text)
        DatePicker("When", selection: $reminder.date)
      }
      Button("Save") {
        onSave(reminder)
        dismiss()
      }
      .disabled(reminder.text.isEmpty)
    }
  }
}
