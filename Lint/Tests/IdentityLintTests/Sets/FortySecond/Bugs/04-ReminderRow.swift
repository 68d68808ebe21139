import SwiftUI

struct Reminder: Identifiable {
  var title: String
  var details: String
  // bug: id is a new UUID at each read
  var id: UUID { UUID() }
}

struct ReminderRow: View {
  let reminder: Reminder
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(reminder.title, isExpanded: $isExpanded) {
      Text(reminder.details)
        .font(.callout)
    }
  }
}

struct RemindersView: View {
  @State private var snoozeMinutes = 10
  private let reminders = [
    Reminder(title: "Water plants", details: "The fern needs twice as much."),
    Reminder(title: "Call Ada", details: "Ask about the lease."),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Stepper("Snooze: \(snoozeMinutes) min", value: $snoozeMinutes, in: 5...60)
        ForEach(reminders) { reminder in
          ReminderRow(reminder: reminder)
        }
      }
      .padding()
    }
  }
}
