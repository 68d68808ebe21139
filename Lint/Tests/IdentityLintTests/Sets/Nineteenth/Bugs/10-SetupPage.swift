import SwiftUI

struct SetupStep: Identifiable {
  let id: String
  let prompt: String
}

struct SetupPage: View {
  let step: SetupStep
  let onCommit: (String) -> Void
  @State private var answer = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(step.prompt).font(.title2)
      TextField("Answer", text: $answer)
        .onChange(of: answer) { onCommit(answer) }
    }
    .padding()
  }
}

struct SetupAssistant: View {
  private let steps = [
    SetupStep(id: "name", prompt: "How should we call you?"),
    SetupStep(id: "team", prompt: "Which team are you in?"),
    SetupStep(id: "goal", prompt: "What do you want to track?"),
  ]
  @State private var index = 0
  @State private var answers: [String: String] = [:]

  var body: some View {
    VStack {
      SetupPage(step: steps[index]) { answers[steps[index].id] = $0 }
        // bug: each page's answer is @State below an .id that changes with the step: Back shows an
        // empty field instead of what was typed, and typing again overwrites the stored answer
        .id(steps[index].id)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      HStack {
        Button("Back") { withAnimation { index -= 1 } }
          .disabled(index == 0)
        Button("Next") { withAnimation { index += 1 } }
          .disabled(index == steps.count - 1)
      }
    }
    .frame(width: 420, height: 260)
  }
}
