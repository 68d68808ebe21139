import SwiftUI
import Combine

struct RecorderScreen: View {
  @State private var title = ""
  @State private var elapsed = 0
  @State private var isRecording = false

  private var clock: Publishers.Autoconnect<Timer.TimerPublisher> {
    // bug: While the user types the title the elapsed time stands still
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  }

  private var elapsedText: String {
    let minutes = elapsed / 60
    let seconds = elapsed % 60
    return String(format: "%02d:%02d", minutes, seconds)
  }

  var body: some View {
    VStack(spacing: 24) {
      TextField("Title of the recording", text: $title)
        .textFieldStyle(.roundedBorder)
      Text(elapsedText)
        .font(.largeTitle.monospacedDigit())
      Button(isRecording ? "Pause" : "Record") {
        isRecording.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .onReceive(clock) { _ in
      if isRecording {
        elapsed += 1
      }
    }
  }
}
