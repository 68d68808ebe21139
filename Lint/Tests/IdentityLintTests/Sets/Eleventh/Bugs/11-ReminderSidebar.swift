import SwiftUI

struct Reminder: Identifiable, Hashable {
  let id: UUID
  let title: String
  let due: Date?
}

struct ReminderGroup: Identifiable, Hashable {
  let id: String
  let name: String
  let reminders: [Reminder]

  var overdue: Int {
    reminders.filter { ($0.due ?? .distantFuture) < .now }.count
  }
}

struct ReminderSidebar: View {
  let groups: [ReminderGroup]
  @SceneStorage("sidebar.query") private var query = ""

  private var shown: [ReminderGroup] {
    query.isEmpty ? groups : groups.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List {
      ForEach(shown) { group in
        ReminderGroupSection(group: group)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Reminders")
  }
}

private struct ReminderGroupSection: View {
  let group: ReminderGroup
  // bug: every group stores its expansion under the same scene key: opening or closing one opens
  // or closes all, and so after restoration
  @SceneStorage("sidebar.group.expanded") private var isExpanded = true

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(group.reminders) { reminder in
        HStack {
          Text(reminder.title)
          Spacer()
          if let due = reminder.due {
            Text(due, style: .date).foregroundStyle(.secondary)
          }
        }
      }
    } label: {
      Label(group.name, systemImage: "folder")
        .badge(group.overdue)
    }
  }
}
