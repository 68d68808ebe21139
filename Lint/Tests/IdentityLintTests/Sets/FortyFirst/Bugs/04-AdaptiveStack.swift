import SwiftUI

struct AdaptiveStack<Content: View>: View {
  let isHorizontal: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    // bug: Switching to side by side replaces the VStack branch by the HStack branch
    if isHorizontal {
      HStack { content() }
    } else {
      VStack { content() }
    }
  }
}

struct AnswerField: View {
  let question: String
  @State private var answer = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(question)
      TextField("Answer", text: $answer)
    }
  }
}

struct InterviewView: View {
  @State private var isSideBySide = false

  var body: some View {
    VStack {
      Toggle("Side by side", isOn: $isSideBySide)
      AdaptiveStack(isHorizontal: isSideBySide) {
        AnswerField(question: "Why this job?")
        AnswerField(question: "Why now?")
      }
    }
    .padding()
  }
}
