import SwiftUI

struct QuizQuestion {
  var prompt: String
  var answers: [String]
}

struct AnswersSection: View {
  @Binding var answers: [String]

  var body: some View {
    Section("Answers") {
      // bug: Each typed letter changes the string that identifies the row
      ForEach($answers, id: \.self) { $answer in
        HStack {
          Image(systemName: "circle")
          TextField("Answer", text: $answer)
        }
      }
      Button("Add answer") {
        answers.append("")
      }
      .disabled(answers.count >= 6)
    }
  }
}

struct QuizQuestionEditor: View {
  @State private var question = QuizQuestion(
    prompt: "Which planet has the most moons?",
    answers: ["Saturn", "Jupiter"]
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
