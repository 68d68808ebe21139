import SwiftUI

struct Reminder: Identifiable {
  let id = UUID()
  var title: String
}

struct RemindersView: View {
  @State private var reminders: [Reminder] = []
  @State private var newTitle = ""

  var body: some View {
    List {
      TextField("New reminder", text: $newTitle)
        .onSubmit {
          reminders.append(Reminder(title: newTitle))
          newTitle = ""
        }
      ForEach(reminders) { ReminderRow(reminder: $0) }
        .onDelete { reminders.remove(atOffsets: $0) }
    }
  }
}

struct ReminderRow: View {
  let reminder: Reminder
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup(reminder.title, isExpanded: $isOpen) {
      Text("No details yet")
    }
  }
}
