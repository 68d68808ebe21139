import SwiftUI

struct QuizQuestion {
  var prompt: String
  var answers: [String: String]
}

struct AnswersSection: View {
  private let letters = ["A", "B", "C", "D"]
  @Binding var answers: [String: String]

  var body: some View {
    Section("Answers") {
      ForEach(letters, id: \.self) { letter in
        HStack {
          Text(letter).monospaced()
          TextField("Answer", text: $answers[letter, default: ""])
        }
      }
      Button("Clear answers", role: .destructive) {
        answers.removeAll()
      }
      .disabled(answers.isEmpty)
    }
  }
}

struct QuizQuestionEditor: View {
  @State private var question = QuizQuestion(
    prompt: "Which planet has the most moons?",
    answers: ["A": "Saturn", "B": "Jupiter"]
  )

  var body: some View {
    NavigationStack {
      Form {
        TextField("Question", text: $question.prompt, axis: .vertical)
        AnswersSection(answers: $question.answers)
      }
      .navigationTitle("Question")
    }
  }
}
