import SwiftUI

struct ChecklistStep: Identifiable, Codable {
  var id = UUID()
  var title: String
  var isRequired = false
}

@Observable
final class Checklist {
  var name = "Release"
  var steps: [ChecklistStep] = [
    ChecklistStep(title: "Bump version"),
    ChecklistStep(title: "Run UI tests", isRequired: true),
    ChecklistStep(title: "Write release notes"),
  ]
}

struct ChecklistEditor: View {
  @Bindable var checklist: Checklist

  var body: some View {
    Form {
      Section("Name") {
        TextField("Name", text: $checklist.name)
      }
      Section("Steps") {
        // bug: the id changes with every typed letter, the field is rebuilt and loses the keyboard
        ForEach($checklist.steps, id: \.title) { $step in
          StepField(step: $step)
        }
        .onDelete { checklist.steps.remove(atOffsets: $0) }
        .onMove { checklist.steps.move(fromOffsets: $0, toOffset: $1) }

        Button {
          checklist.steps.append(ChecklistStep(title: ""))
        } label: {
          Label("Add Step", systemImage: "plus")
        }
      }
    }
    .navigationTitle(checklist.name)
  }
}

private struct StepField: View {
  @Binding var step: ChecklistStep
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      TextField("Step", text: $step.title)
        .focused($isFocused)
      Toggle("Required", isOn: $step.isRequired)
        .labelsHidden()
    }
    .listRowBackground(isFocused ? Color.accentColor.opacity(0.1) : nil)
  }
}
