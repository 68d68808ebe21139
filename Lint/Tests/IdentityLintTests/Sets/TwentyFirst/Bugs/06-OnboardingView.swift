import SwiftUI

enum OnboardingStep: Int, CaseIterable {
  case nickname, city, hobby

  var prompt: LocalizedStringKey {
    switch self {
    case .nickname: "What should we call you?"
    case .city: "Where do you live?"
    case .hobby: "What do you like to do?"
    }
  }

  var next: OnboardingStep? { OnboardingStep(rawValue: rawValue + 1) }
}

struct OnboardingView: View {
  let onFinish: ([OnboardingStep: String]) -> Void
  @State private var step = OnboardingStep.nickname

  var body: some View {
    VStack {
      ProgressView(value: Double(step.rawValue + 1), total: 3)
      Questionnaire(step: $step, onFinish: onFinish)
        // bug: .id(step) stands on the view that owns @State answers: at each step the answers
        // start empty, and onFinish gets the last one only.
        .id(step)
        .transition(.push(from: .trailing))
    }
    .padding()
    .animation(.easeInOut, value: step)
  }
}

private struct Questionnaire: View {
  @Binding var step: OnboardingStep
  let onFinish: ([OnboardingStep: String]) -> Void
  @State private var answers: [OnboardingStep: String] = [:]

  var body: some View {
    VStack(spacing: 20) {
      Text(step.prompt).font(.title2)
      TextField(
        "Answer",
        text: Binding(
          get: { answers[step] ?? "" },
          set: { answers[step] = $0 }
        ))
      Button(step.next == nil ? "Finish" : "Continue") {
        if let next = step.next {
          step = next
        } else {
          onFinish(answers)
        }
      }
    }
  }
}
