import SwiftUI

struct RecordingDot: View {
  let isRecording: Bool
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .fill(isRecording ? Color.red : Color.gray)
      .frame(width: 20, height: 20)
      .scaleEffect(isPulsing ? 1.4 : 1)
      // bug: The dot appears once while isRecording is false and onAppear does not run
      .onAppear {
        guard isRecording else { return }
        withAnimation(.easeInOut(duration: 0.6).repeatForever()) {
          isPulsing = true
        }
      }
  }
}

struct RecorderView: View {
  @State private var isRecording = false

  var body: some View {
    VStack(spacing: 24) {
      RecordingDot(isRecording: isRecording)
      Button(isRecording ? "Stop" : "Record") {
        isRecording.toggle()
      }
    }
    .padding()
  }
}
