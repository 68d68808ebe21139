import SwiftUI

struct Answer: Hashable {
  var text: String
  var isCorrect: Bool
}

struct Question {
  var prompt: String
  var answers: [Answer]
}

struct QuestionEditor: View {
  @Binding var question: Question

  var body: some View {
    Form {
      Section("Question") {
        TextField("Prompt", text: $question.prompt, axis: .vertical)
      }
      Section("Answers") {
        // bug: each letter makes another row
        ForEach($question.answers, id: \.self) { $answer in
          HStack {
            Toggle("Correct", isOn: $answer.isCorrect)
              .labelsHidden()
            TextField("Answer", text: $answer.text)
          }
        }
        .onDelete { question.answers.remove(atOffsets: $0) }
        Button("Add answer") {
          question.answers.append(Answer(text: "", isCorrect: false))
        }
      }
    }
  }
}
