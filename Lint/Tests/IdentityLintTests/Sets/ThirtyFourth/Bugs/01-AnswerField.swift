import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    // bug: The typed guess and its focus
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct QuizView: View {
  @State private var showHint = false

  var body: some View {
    VStack {
      Toggle("Show hint", isOn: $showHint)
      AnswerField()
        .applyIf(showHint) { view in
          view.overlay(alignment: .trailing) { Text("starts with S") }
        }
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
