import SwiftUI

struct QuizQuestion: Identifiable, Hashable {
  let id: Int
  let prompt: String
  let options: [String]
  let correct: Int
}

struct QuizScreen: View {
  let questions: [QuizQuestion]
  let onFinish: (Int) -> Void
  @State private var position = 0
  @State private var score = 0

  var body: some View {
    VStack {
      ProgressView(value: Double(position), total: Double(questions.count))
      // bug: the card keeps its identity from question to question: the last choice is still
      // selected on the next question (Next is enabled and judges it), and the transition never
      // plays (no `.id(question.id)`)
      QuestionCard(question: questions[position], onAnswer: advance)
        .transition(
          .asymmetric(
            insertion: .move(edge: .trailing),
            removal: .move(edge: .leading)
          ))
    }
    .padding()
  }

  private func advance(isCorrect: Bool) {
    if isCorrect { score += 1 }
    guard position + 1 < questions.count else {
      onFinish(score)
      return
    }
    withAnimation(.snappy) { position += 1 }
  }
}

private struct QuestionCard: View {
  let question: QuizQuestion
  let onAnswer: (Bool) -> Void
  @State private var chosen: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(question.prompt).font(.title3)
      ForEach(Array(question.options.enumerated()), id: \.offset) { index, option in
        Button {
          chosen = index
        } label: {
          Label(option, systemImage: chosen == index ? "largecircle.fill.circle" : "circle")
        }
      }
      Button("Next") { onAnswer(chosen == question.correct) }
        .disabled(chosen == nil)
    }
  }
}
