import SwiftUI

struct CountdownView: View {
  let countdown: Countdown

  @State private var now = Date.now
  @State private var isTicking = false

  private var remaining: TimeInterval {
    countdown.remaining(at: now)
  }

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 6)
        Circle()
          .trim(from: 0, to: countdown.progress(at: now))
          .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(countdown.title).lineLimit(1)
        Text(
          remaining > 0
            ? Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond)) : "Done"
        )
        .font(.title2.monospacedDigit())
      }
      Spacer()
      Button("+1 min") { countdown.extend(by: 60) }
      Button(countdown.isRunning ? "Pause" : "Resume") {
        if countdown.isRunning {
          countdown.pause()
        } else {
          countdown.resume()
        }
        now = .now
      }
    }
    .buttonStyle(.bordered)
    .onChange(of: countdown.isRunning) { _, running in
      isTicking = running
    }
    .task(id: isTicking) {
      guard isTicking else { return }
      while !Task.isCancelled {
        now = .now
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }
}
