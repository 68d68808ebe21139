import SwiftUI

struct SurveyQuestion: Identifiable {
  let id: Int
  let prompt: String
}

struct SurveyAnswerField: View {
  let question: SurveyQuestion
  @State private var answer = ""
  @State private var agrees = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(question.prompt)
        .font(.headline)
      Toggle("I agree", isOn: $agrees)
      TextField("Comment", text: $answer)
        .textFieldStyle(.roundedBorder)
    }
  }
}

struct SurveyView: View {
  let questions: [SurveyQuestion]
  @State private var formID = UUID()
  @State private var email = ""

  var body: some View {
    VStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(questions) { question in
            SurveyAnswerField(question: question)
          }
        }
        .padding()
      }
      .id(formID)
      HStack {
        TextField("E-mail", text: $email)
          .textFieldStyle(.roundedBorder)
        Button("Start over", role: .destructive) {
          formID = UUID()
          email = ""
        }
      }
      .padding()
    }
    .navigationTitle("Survey")
  }
}
