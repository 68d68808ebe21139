import SwiftUI

struct ChecklistStep: Codable, Hashable {
  var text: String
  var isRequired: Bool
}

struct Numbered<Value>: Identifiable {
  let id: Int
  let value: Value
}

extension Collection {
  func numbered() -> [Numbered<Element>] {
    // bug: The remark typed in one row appears in another row (and is logged for the wrong
    // step): the wrapper's id is the position, so after a step goes the next one takes
    // over its `@State remark`.
    zip(1..., self).map { Numbered(id: $0, value: $1) }
  }
}

@Observable
final class HandoverChecklist {
  var steps: [ChecklistStep] = [
    ChecklistStep(text: "Read the meters", isRequired: true),
    ChecklistStep(text: "Photograph the kitchen", isRequired: false),
    ChecklistStep(text: "Count the keys", isRequired: true),
  ]
  private(set) var log: [String] = []

  func finish(_ number: Int, remark: String) {
    let step = steps.remove(at: number - 1)
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
        ChecklistStepRow(number: entry.id, step: entry.value) { remark in
          checklist.finish(entry.id, remark: remark)
        }
      }
    }
    .navigationTitle("Handover")
  }
}
