import SwiftUI

struct PulsingDot: View {
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .fill(Color.red)
      .frame(width: 20, height: 20)
      .scaleEffect(isPulsing ? 1.4 : 1)
      .onAppear {
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
      if isRecording {
        PulsingDot()
      } else {
        Circle()
          .fill(Color.gray)
          .frame(width: 20, height: 20)
      }
      Button(isRecording ? "Stop" : "Record") {
        isRecording.toggle()
      }
    }
    .padding()
  }
}
