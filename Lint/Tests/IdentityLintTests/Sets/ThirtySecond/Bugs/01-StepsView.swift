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
      // bug: The tick stays at the position: after a move another step counts as done
      ForEach(Array(steps.enumerated()), id: \.offset) { offset, step in
        StepRow(number: offset + 1, step: step)
      }
      .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
