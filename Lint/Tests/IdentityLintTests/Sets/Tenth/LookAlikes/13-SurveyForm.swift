import SwiftUI

struct Question: Identifiable, Equatable {
  enum Kind: Equatable { case text, choice([String]) }
  let id: Int
  let prompt: String
  let kind: Kind
}

enum AnswerFieldFactory {
  static func field(for question: Question, answer: Binding<String>) -> AnyView {
    guard case .choice(let options) = question.kind else {
      return AnyView(TextAnswer(answer: answer))
    }
    return AnyView(
      ChoiceAnswer(options: options, answer: answer)
        .padding(.vertical, 4)
    )
  }
}

struct SurveyForm: View {
  let questions: [Question]
  let onSubmit: ([Int: String]) -> Void
  @State private var answers: [Int: String] = [:]

  var body: some View {
    Form {
      ForEach(questions) { question in
        Section(question.prompt) {
          AnswerFieldFactory.field(for: question, answer: $answers[question.id, default: ""])
        }
      }
      Button("Submit") { onSubmit(answers) }
        .disabled(answers.values.filter { !$0.isEmpty }.count < questions.count)
    }
  }
}

private struct TextAnswer: View {
  @Binding var answer: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Your answer", text: $answer, axis: .vertical)
      .focused($isFocused)
      .lineLimit(isFocused ? 6 : 2)
  }
}

private struct ChoiceAnswer: View {
  let options: [String]
  @Binding var answer: String

  var body: some View {
    Picker("Choice", selection: $answer) {
      ForEach(options, id: \.self) { Text($0).tag($0) }
    }
    .pickerStyle(.segmented)
  }
}
