import SwiftUI

extension View {
  func hint(_ text: String, isVisible: Bool) -> some View {
    overlay(alignment: .trailing) {
      if isVisible {
        Text(text).foregroundStyle(.secondary)
      }
    }
  }
}

struct QuizView: View {
  @State private var showHint = false

  var body: some View {
    VStack {
      Toggle("Show hint", isOn: $showHint)
      AnswerField()
        .hint("starts with S", isVisible: showHint)
    }
    .padding()
  }
}

struct AnswerField: View {
  @State private var answer = ""

  var body: some View {
    TextField("Capital of Chile", text: $answer)
  }
}
