import SwiftUI

enum SetupStep: Int, CaseIterable {
  case household, budget, currency

  var prompt: LocalizedStringKey {
    switch self {
    case .household: "Who lives with you?"
    case .budget: "What do you spend each month?"
    case .currency: "Which currency do you use?"
    }
  }

  var next: SetupStep? { SetupStep(rawValue: rawValue + 1) }
}

struct SetupView: View {
  let onFinish: ([SetupStep: String]) -> Void
  @State private var step = SetupStep.household
  @State private var answers: [SetupStep: String] = [:]

  var body: some View {
    VStack {
      ProgressView(value: Double(step.rawValue + 1), total: 3)
      SetupQuestion(step: step, answer: answer(to: step))
        .id(step)
        .transition(.push(from: .trailing))
      Button(step.next == nil ? "Finish" : "Continue") {
        if let next = step.next {
          step = next
        } else {
          onFinish(answers)
        }
      }
    }
    .padding()
    .animation(.easeInOut, value: step)
  }

  private func answer(to step: SetupStep) -> Binding<String> {
    Binding(
      get: { answers[step] ?? "" },
      set: { answers[step] = $0 }
    )
  }
}

private struct SetupQuestion: View {
  let step: SetupStep
  @Binding var answer: String
  @State private var showsHelp = false

  var body: some View {
    VStack(spacing: 20) {
      Text(step.prompt).font(.title2)
      TextField("Answer", text: $answer)
      Button("Why do we ask?") { showsHelp.toggle() }
      if showsHelp {
        Text("It helps us to prepare your first report.")
      }
    }
  }
}
