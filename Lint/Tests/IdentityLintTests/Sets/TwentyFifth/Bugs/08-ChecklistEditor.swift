import SwiftUI

struct ChecklistStep: Hashable {
  var text: String
  var minutes: Int
}

struct Checklist {
  var title = ""
  var steps: [ChecklistStep] = []

  var duration: Int { steps.map(\.minutes).reduce(0, +) }
}

extension Checklist {
  mutating func appendStep() {
    steps.append(ChecklistStep(text: "Step \(steps.count + 1)", minutes: 5))
  }
}

struct ChecklistEditor: View {
  @Binding var checklist: Checklist

  var body: some View {
    Form {
      TextField("Title", text: $checklist.title)
      Section("Steps") {
        // bug: keyboard focus and the open Timing group. When: at each keystroke in a step,
        // at each minute step.
        ForEach($checklist.steps, id: \.self) { $step in
          StepEditor(step: $step)
        }
        Button("Add step") { checklist.appendStep() }
      }
      LabeledContent("Total", value: "\(checklist.duration) min")
    }
  }
}

struct StepEditor: View {
  @Binding var step: ChecklistStep
  @State private var showsTiming = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("What to do", text: $step.text)
      DisclosureGroup("Timing", isExpanded: $showsTiming) {
        Stepper("\(step.minutes) min", value: $step.minutes, in: 1...90)
      }
    }
  }
}
