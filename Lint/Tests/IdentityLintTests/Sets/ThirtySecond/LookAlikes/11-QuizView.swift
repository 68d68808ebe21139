import SwiftUI

struct QuizView: View {
  private let questions = ["Your strengths?", "Your goals?", "Your hobbies?"]
  @State private var question = 0
  @State private var answers: [Int: String] = [:]
  @State private var text = ""

  var body: some View {
    VStack {
      Text(questions[question]).font(.headline)
      TextEditor(text: $text)
      HStack {
        Button("Back") { question -= 1 }
          .disabled(question == 0)
        Button("Next") { question += 1 }
          .disabled(question == questions.count - 1)
      }
    }
    .onChange(of: question) { oldQuestion, newQuestion in
      answers[oldQuestion] = text
      text = answers[newQuestion] ?? ""
    }
  }
}
