import SwiftUI

struct ChecklistStep: Identifiable {
  let id = UUID()
  var title: String
  var phase: String
  var isChecked = false
}

@Observable
final class PreflightChecklist {
  var steps: [ChecklistStep] = [
    ChecklistStep(title: "Fuel quantity", phase: "Walk-around"),
    ChecklistStep(title: "Altimeter", phase: "Cockpit"),
    ChecklistStep(title: "Tyres", phase: "Walk-around"),
    ChecklistStep(title: "Flight controls", phase: "Cockpit"),
    ChecklistStep(title: "Oil level", phase: "Walk-around"),
  ]

  var checkedCount: Int {
    steps.filter(\.isChecked).count
  }
}

struct PreflightChecklistView: View {
  @State private var checklist = PreflightChecklist()
  @State private var search = ""

  private var matches: [(offset: Int, element: ChecklistStep)] {
    let numbered = Array(checklist.steps.enumerated())
    guard !search.isEmpty else { return numbered }
    return numbered.filter { $0.element.title.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(matches, id: \.element.id) { offset, step in
          Toggle(isOn: $checklist.steps[offset].isChecked) {
            VStack(alignment: .leading) {
              Text("\(offset + 1). \(step.title)")
              Text(step.phase)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .searchable(text: $search)
      .navigationTitle("Checked \(checklist.checkedCount) of \(checklist.steps.count)")
    }
  }
}
