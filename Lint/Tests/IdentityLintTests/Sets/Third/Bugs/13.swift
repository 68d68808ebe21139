import SwiftUI

struct SurveyQuestion: Identifiable {
  let id: Int
  let prompt: String
  let hint: String
}

@MainActor
final class Survey: ObservableObject {
  let questions: [SurveyQuestion]
  private(set) var answers: [Int: String] = [:]

  init(questions: [SurveyQuestion]) {
    self.questions = questions
  }

  func record(_ text: String, for question: SurveyQuestion) {
    answers[question.id] = text
  }
}

struct SurveyScreen: View {
  @StateObject private var survey: Survey

  init(questions: @autoclosure @escaping () -> [SurveyQuestion]) {
    _survey = StateObject(wrappedValue: Survey(questions: questions()))
  }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(survey.questions) { question in
          QuestionCard(question: question) { survey.record($0, for: question) }
        }
      }
      .padding()
    }
  }
}

struct QuestionCard: View {
  let question: SurveyQuestion
  let onCommit: (String) -> Void

  var body: some View {
    GroupBox(question.prompt) {
      AnswerField(hint: question.hint, onCommit: onCommit)
        .frame(height: 180)
    }
  }
}

struct AnswerField: View {
  let hint: String
  let onCommit: (String) -> Void
  // bug: an answer is lost when its row is released
  @State private var text = ""

  var body: some View {
    VStack(alignment: .trailing) {
      TextField(hint, text: $text, axis: .vertical)
      Button("Record") { onCommit(text) }
    }
  }
}
