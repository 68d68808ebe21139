import SwiftUI

struct Project: Identifiable {
  let id = UUID()
  var name: String
}

struct ProjectsView: View {
  @State private var projects = [
    Project(name: "Garden"),
    Project(name: "Kitchen"),
    Project(name: "Attic"),
  ]
  @State private var asksDelete = false

  var body: some View {
    List {
      ForEach(projects) { project in
        HStack {
          Text(project.name)
          Spacer()
          Button("Delete", systemImage: "trash") { asksDelete = true }
            .labelStyle(.iconOnly)
        }
        // bug: Another project than the one chosen is deleted
        .confirmationDialog("Delete project?", isPresented: $asksDelete) {
          Button("Delete", role: .destructive) {
            projects.removeAll { $0.id == project.id }
          }
        }
      }
    }
  }
}
