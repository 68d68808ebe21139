import SwiftUI

struct Reminder: Identifiable {
  // bug: The id is made again at each read
  var id: UUID { UUID() }
  let title: String
  let detail: String
}

struct ReminderRow: View {
  let reminder: Reminder
  @State private var showsDetail = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(reminder.title) { showsDetail.toggle() }
      if showsDetail {
        Text(reminder.detail)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct ReminderList: View {
  let reminders = [
    Reminder(title: "Dentist", detail: "Tuesday at ten"),
    Reminder(title: "Car wash", detail: "Take the coupon"),
  ]
  @State private var usesLargeText = false

  var body: some View {
    VStack {
      Toggle("Large text", isOn: $usesLargeText)
      List(reminders) { reminder in
        ReminderRow(reminder: reminder)
          .font(usesLargeText ? .title : .body)
      }
    }
  }
}
