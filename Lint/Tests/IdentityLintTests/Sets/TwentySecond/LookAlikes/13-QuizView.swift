import SwiftUI

struct Question: Identifiable {
  let id: Int
  let prompt: String
  let answer: String
}

@Observable
final class Quiz {
  var questions: [Question]
  var position = 0
  var score = 0

  init(questions: [Question]) {
    self.questions = questions
  }

  var current: Question? {
    questions.indices.contains(position) ? questions[position] : nil
  }

  func submit(_ text: String) {
    if text == current?.answer { score += 1 }
    position += 1
  }
}

struct QuizView: View {
  @State private var quiz = Quiz(questions: [
    Question(id: 1, prompt: "Capital of Iceland?", answer: "Reykjavik"),
    Question(id: 2, prompt: "Capital of Estonia?", answer: "Tallinn"),
  ])

  var body: some View {
    VStack {
      Text("Score \(quiz.score)")
      if let question = quiz.current {
        AnswerBox(question: question, quiz: quiz)
          .id(question.id)
      } else {
        Text("Finished")
      }
    }
  }
}

struct AnswerBox: View {
  let question: Question
  let quiz: Quiz
  @State private var answer = ""
  @State private var showsHint = false

  var body: some View {
    Form {
      Text(question.prompt)
      TextField("Answer", text: $answer)
      Toggle("Hint", isOn: $showsHint)
      if showsHint, let first = question.answer.first {
        Text("Starts with \(String(first))")
      }
      Button("Submit") { quiz.submit(answer) }
    }
  }
}
