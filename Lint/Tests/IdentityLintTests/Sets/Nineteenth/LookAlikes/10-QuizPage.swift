import SwiftUI

struct QuizStep: Identifiable {
  let id: String
  let prompt: String
}

struct QuizPage: View {
  let step: QuizStep
  @Binding var answer: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(step.prompt).font(.title2)
      TextField("Answer", text: $answer)
    }
    .padding()
  }
}

struct QuizAssistant: View {
  private let steps = [
    QuizStep(id: "river", prompt: "Which river runs through Porto?"),
    QuizStep(id: "fjord", prompt: "Name a fjord"),
    QuizStep(id: "bay", prompt: "Which bay is Osaka on?"),
  ]
  @State private var index = 0
  @State private var answers: [String: String] = [:]

  var body: some View {
    let step = steps[index]
    VStack {
      QuizPage(step: step, answer: $answers[step.id, default: ""])
        .id(step.id)
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
