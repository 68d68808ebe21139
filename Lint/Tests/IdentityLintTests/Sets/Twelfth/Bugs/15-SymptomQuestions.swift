import SwiftUI

struct SymptomQuestion: Identifiable {
  let id: String
  let prompt: String
  let options: [String]
}

struct SymptomAnswer {
  let questionID: String
  let option: Int
  let note: String
}

struct QuestionCard: View {
  let question: SymptomQuestion
  let onNext: (SymptomAnswer) -> Void
  @State private var choice = 0
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(question.prompt).font(.title2)
      Picker(question.prompt, selection: $choice) {
        ForEach(question.options.indices, id: \.self) { index in
          Text(question.options[index]).tag(index)
        }
      }
      .pickerStyle(.inline)
      TextField("Anything else?", text: $note)
      Button("Next") {
        onNext(SymptomAnswer(questionID: question.id, option: choice, note: note))
      }
    }
    .padding()
  }
}

struct SymptomCheckView: View {
  let questions: [SymptomQuestion]
  let onFinish: ([SymptomAnswer]) -> Void
  @State private var step = 0
  @State private var answers: [SymptomAnswer] = []

  var body: some View {
    VStack {
      ProgressView(value: Double(step), total: Double(questions.count))
      if questions.indices.contains(step) {
        // bug: the choice and note of one question stand already filled in at the next and are
        // recorded for it, and the push transition never runs: the card keeps its identity
        // between steps (no .id(question.id))
        QuestionCard(question: questions[step], onNext: record)
          .transition(.push(from: .trailing))
      }
    }
  }

  private func record(_ answer: SymptomAnswer) {
    answers.append(answer)
    withAnimation { step += 1 }
    if step == questions.count { onFinish(answers) }
  }
}
