import SwiftUI

struct ChecklistStep: Identifiable, Codable, Hashable {
  let id: UUID
  var text: String
  var isRequired: Bool

  init(_ text: String, isRequired: Bool) {
    self.id = UUID()
    self.text = text
    self.isRequired = isRequired
  }
}

struct Numbered<Value: Identifiable>: Identifiable {
  let number: Int
  let value: Value

  var id: Value.ID { value.id }
}

extension Collection where Element: Identifiable {
  func numbered() -> [Numbered<Element>] {
    zip(1..., self).map { Numbered(number: $0, value: $1) }
  }
}

@Observable
final class HandoverChecklist {
  var steps: [ChecklistStep] = [
    ChecklistStep("Read the meters", isRequired: true),
    ChecklistStep("Photograph the kitchen", isRequired: false),
    ChecklistStep("Count the keys", isRequired: true),
  ]
  private(set) var log: [String] = []

  func finish(_ step: ChecklistStep, remark: String) {
    steps.removeAll { $0.id == step.id }
    log.append("\(step.text): \(remark)")
  }
}

struct ChecklistStepRow: View {
  let number: Int
  let step: ChecklistStep
  let onFinish: (String) -> Void

  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("\(number). \(step.text)")
          .fontWeight(step.isRequired ? .semibold : .regular)
        Spacer()
        Button("Done") { onFinish(remark) }
      }
      TextField("Remark", text: $remark)
    }
  }
}

struct HandoverScreen: View {
  @State private var checklist = HandoverChecklist()

  var body: some View {
    List {
      ForEach(checklist.steps.numbered()) { entry in
        ChecklistStepRow(number: entry.number, step: entry.value) { remark in
          checklist.finish(entry.value, remark: remark)
        }
      }
    }
    .navigationTitle("Handover")
  }
}
