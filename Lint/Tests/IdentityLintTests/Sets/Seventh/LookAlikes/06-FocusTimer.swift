import SwiftUI

final class FocusClock: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  private var timer: Timer?
  private var accumulated: TimeInterval = 0
  private var startedAt: Date?

  func resume() {
    guard timer == nil else { return }
    startedAt = .now
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  func pause() {
    timer?.invalidate()
    timer = nil
    tick()
    accumulated = elapsed
    startedAt = nil
  }

  private func tick() {
    guard let startedAt else { return }
    elapsed = accumulated + Date.now.timeIntervalSince(startedAt)
  }
}

struct FocusTimerCard: View {
  @StateObject private var clock = FocusClock()
  let projectName: String

  var body: some View {
    VStack {
      Text(projectName).font(.headline)
      Text(Duration.seconds(clock.elapsed).formatted(.time(pattern: .hourMinuteSecond)))
        .font(.largeTitle.monospacedDigit())
      Text("Counts while this card is on screen")
        .font(.caption)
    }
    .padding()
    .onAppear { clock.resume() }
    .onDisappear { clock.pause() }
  }
}
