import SwiftUI

struct Project: Identifiable, Hashable {
  let id: UUID
  let name: String
}

struct TimeEntry {
  var projectID: UUID?
  var hours = 1.0
}

struct TimeEntryForm: View {
  let projects: [Project]
  @Binding var entry: TimeEntry

  var body: some View {
    Form {
      Picker("Project", selection: $entry.projectID) {
        Text("None").tag(UUID?.none)
        ForEach(projects) { project in
          Text(project.name).tag(Optional(project.id))
        }
      }
      Stepper(
        "Hours: \(entry.hours, format: .number)", value: $entry.hours, in: 0.5...12, step: 0.5)
    }
  }
}

struct TimeEntryScreen: View {
  @State private var entry = TimeEntry()
  @State private var projects = [
    Project(id: UUID(), name: "Website"),
    Project(id: UUID(), name: "Warehouse"),
  ]

  var body: some View {
    NavigationStack {
      TimeEntryForm(projects: projects, entry: $entry)
        .navigationTitle("New entry")
    }
  }
}
