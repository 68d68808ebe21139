import SwiftUI

struct Milestone: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var due: Date
  var isDone: Bool
}

@Observable
final class Roadmap {
  private(set) var milestones: [Milestone] = []

  func add() {
    milestones.append(Milestone(id: UUID(), title: "New milestone", due: .now, isDone: false))
  }

  func replace(_ milestone: Milestone) {
    guard let index = milestones.firstIndex(where: { $0.id == milestone.id }) else { return }
    milestones[index] = milestone
  }
}

struct RoadmapView: View {
  @State private var roadmap = Roadmap()
  @State private var edited: Milestone?

  var body: some View {
    List(roadmap.milestones) { milestone in
      Button {
        edited = milestone
      } label: {
        Label(milestone.title, systemImage: milestone.isDone ? "checkmark.circle" : "circle")
      }
    }
    .toolbar {
      Button("Add", systemImage: "plus") { roadmap.add() }
    }
    .sheet(item: $edited) { milestone in
      MilestoneSheet(milestone: milestone) { roadmap.replace($0) }
    }
  }
}

struct MilestoneSheet: View {
  @State var milestone: Milestone
  let onSave: (Milestone) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $milestone.title)
      DatePicker("Due", selection: $milestone.due, displayedComponents: .date)
      Toggle("Done", isOn: $milestone.isDone)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Save") {
          onSave(milestone)
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
      }
    }
    .padding()
  }
}
