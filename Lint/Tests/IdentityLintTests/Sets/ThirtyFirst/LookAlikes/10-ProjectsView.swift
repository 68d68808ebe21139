import SwiftUI

struct Project: Identifiable {
  let id = UUID()
  var name: String
}

struct ProjectRow: View {
  let project: Project
  let onDelete: () -> Void
  @State private var asksDelete = false

  var body: some View {
    HStack {
      Text(project.name)
      Spacer()
      Button("Delete", systemImage: "trash") { asksDelete = true }
        .labelStyle(.iconOnly)
    }
    .confirmationDialog("Delete project?", isPresented: $asksDelete) {
      Button("Delete", role: .destructive, action: onDelete)
    }
  }
}

struct ProjectsView: View {
  @State private var projects = [
    Project(name: "Garden"),
    Project(name: "Kitchen"),
    Project(name: "Attic"),
  ]

  var body: some View {
    List {
      ForEach(projects) { project in
        ProjectRow(project: project) {
          projects.removeAll { $0.id == project.id }
        }
      }
    }
  }
}
