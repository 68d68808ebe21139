import SwiftUI

struct Reminder: Identifiable, Equatable {
  let id: UUID
  var title: String
  var due: Date
}

@MainActor
final class ReminderStore: ObservableObject {
  @Published var reminders: [Reminder] = []

  func postpone(_ reminder: Reminder) {
    guard let position = reminders.firstIndex(of: reminder) else { return }
    reminders[position].due.addTimeInterval(3600)
  }
}

struct ReminderList: View {
  @ObservedObject var store: ReminderStore

  var body: some View {
    List {
      ForEach(store.reminders) { reminder in
        ReminderRow(reminder: reminder) { store.postpone(reminder) }
      }
    }
  }
}

struct ReminderRow: View {
  let reminder: Reminder
  let onPostpone: () -> Void
  @State private var shownDue: Date

  init(reminder: Reminder, onPostpone: @escaping () -> Void) {
    self.reminder = reminder
    self.onPostpone = onPostpone
    _shownDue = State(initialValue: reminder.due)
  }

  var body: some View {
    HStack {
      Text(reminder.title)
      Spacer()
      Text(shownDue, style: .time)
      Button("Later", action: onPostpone)
    }
    .onChange(of: reminder.due, perform: follow)
  }

  private func follow(_ due: Date) {
    withAnimation { shownDue = due }
  }
}
