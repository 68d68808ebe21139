import SwiftUI

struct RestCountdownView: View {
  @State private var length = 90
  @State private var remaining = 90
  @State private var isRunning = false

  private let lengths = [60, 90, 120, 180]

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle()
          .stroke(Color(.systemGray5), lineWidth: 8)
        Circle()
          .trim(from: 0, to: CGFloat(remaining) / CGFloat(length))
          .stroke(
            remaining > 10 ? Color.green : Color.red,
            style: StrokeStyle(lineWidth: 8, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 0.3), value: remaining)
        Text("\(remaining)")
          .font(.title2.monospacedDigit())
      }
      .frame(width: 84, height: 84)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(remaining) seconds left")

      VStack(alignment: .leading, spacing: 10) {
        Picker("Length", selection: $length) {
          ForEach(lengths, id: \.self) { seconds in
            Text("\(seconds) s").tag(seconds)
          }
        }
        .disabled(isRunning)
        Button(isRunning ? "Pause" : "Rest", action: toggle)
          .buttonStyle(OarButtonStyle())
      }
    }
    .onChange(of: length) { _, newLength in
      remaining = newLength
    }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        DispatchQueue.main.async { tick() }
      }
    }
  }

  private func toggle() {
    if remaining == 0 {
      remaining = length
    }
    isRunning.toggle()
  }

  private func tick() {
    guard isRunning else { return }
    remaining = max(0, remaining - 1)
    if remaining == 0 {
      isRunning = false
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }
}
