import SwiftUI

struct CookingStep: Identifiable {
  let id = UUID()
  var text: String
}

struct StepRow: View {
  let number: Int
  let step: CookingStep
  @State private var isDone = false

  var body: some View {
    Toggle("\(number). \(step.text)", isOn: $isDone)
      .strikethrough(isDone)
  }
}

struct StepsView: View {
  @State private var steps = [
    CookingStep(text: "Boil water"),
    CookingStep(text: "Chop onions"),
    CookingStep(text: "Fry onions"),
  ]

  var body: some View {
    List {
      ForEach(Array(steps.enumerated()), id: \.element.id) { offset, step in
        StepRow(number: offset + 1, step: step)
      }
      .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
