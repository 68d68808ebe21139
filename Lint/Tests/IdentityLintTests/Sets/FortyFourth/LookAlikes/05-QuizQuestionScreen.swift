import SwiftUI
import Combine

struct QuizQuestionScreen: View {
  let question: String
  let onTimeout: () -> Void

  @State private var answer = ""
  @State private var secondsLeft = 30
  @State private var countdown = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var secondsText: String {
    secondsLeft == 1 ? "1 second" : "\(secondsLeft) seconds"
  }

  var body: some View {
    VStack(spacing: 24) {
      Text(question)
        .font(.title2)
      TextField("Your answer", text: $answer)
        .textFieldStyle(.roundedBorder)
      Text(secondsText)
        .monospacedDigit()
    }
    .padding()
    .onReceive(countdown) { _ in
      guard secondsLeft > 0 else { return }
      secondsLeft -= 1
      if secondsLeft == 0 {
        onTimeout()
      }
    }
  }
}
