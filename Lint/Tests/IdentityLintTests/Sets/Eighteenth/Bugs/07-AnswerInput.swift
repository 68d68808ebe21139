import SwiftUI

struct Question: Identifiable {
  let id: Int
  let text: String
  let isRequired: Bool
}

final class SurveyAnswers: ObservableObject {
  var values: [Int: String] = [:]
  @Published var missing: Set<Int> = []

  func validate(_ questions: [Question]) {
    missing = Set(questions.filter { $0.isRequired && (values[$0.id] ?? "").count < 3 }.map(\.id))
  }
}

struct AnswerInput: View {
  let question: Question
  let answers: SurveyAnswers
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(question.text)
      TextField("Answer", text: $text)
        .onChange(of: text) { answers.values[question.id] = text }
    }
  }
}

struct SurveyView: View {
  let questions: [Question]
  @StateObject private var answers = SurveyAnswers()

  private func row(for question: Question) -> AnyView {
    let input = AnswerInput(question: question, answers: answers)
    if answers.missing.contains(question.id) {
      // bug: the AnyView wraps another type once the answer is missing (and back again), so
      // AnswerInput starts anew and the typed text vanishes from the field at Submit
      return AnyView(input.padding().background(Color.red.opacity(0.1)))
    }
    return AnyView(input)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(questions) { question in
          row(for: question)
        }
        Button("Submit") { answers.validate(questions) }
      }
      .padding()
    }
  }
}
