import SwiftUI

extension View {
  func alwaysFresh() -> some View {
    self.id(UUID())  // bug: the field is recreated, and cleared, with each tick
  }
}

struct Countdown: View {
  @State private var seconds = 60
  var body: some View {
    VStack {
      Text("\(seconds)")
      AnswerField().alwaysFresh()
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds -= 1 }
  }
}

struct AnswerField: View {
  @State private var answer = ""
  var body: some View { TextField("Answer", text: $answer) }
}
