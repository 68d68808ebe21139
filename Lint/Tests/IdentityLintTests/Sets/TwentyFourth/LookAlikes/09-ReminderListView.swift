import SwiftUI

struct Reminder: Identifiable, Hashable {
  let id: UUID
  var title: String
  var minutes: Int

  static var blank: Reminder { Reminder(id: UUID(), title: "", minutes: 15) }
}

@Observable
final class ReminderBook {
  var reminders: [Reminder] = []

  func upsert(_ reminder: Reminder) {
    if let index = reminders.firstIndex(where: { $0.id == reminder.id }) {
      reminders[index] = reminder
    } else {
      reminders.append(reminder)
    }
  }
}

struct ReminderListView: View {
  @Environment(ReminderBook.self) private var book
  @State private var target: Reminder?
  @State private var isHelpShown = false

  var body: some View {
    List(book.reminders) { reminder in
      Button("\(reminder.title), \(reminder.minutes) min") { present(reminder) }
    }
    .toolbar {
      Button("Add", systemImage: "plus") { present(.blank) }
      Button("Help", systemImage: "questionmark") { isHelpShown = true }
    }
    .sheet(item: $target) { reminder in
      ReminderEditor(reminder: reminder) { book.upsert($0) }
    }
    .sheet(isPresented: $isHelpShown) {
      Text("Reminders ring before the event starts.")
    }
  }

  private func present(_ reminder: Reminder) {
    target = reminder
  }
}

struct ReminderEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State var reminder: Reminder
  let onSave: (Reminder) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $reminder.title)
      Stepper("\(reminder.minutes) minutes", value: $reminder.minutes, in: 0...120)
      Button("Save") {
        onSave(reminder)
        dismiss()
      }
    }
  }
}
