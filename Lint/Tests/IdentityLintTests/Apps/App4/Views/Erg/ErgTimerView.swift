import Combine
import SwiftUI

final class ErgTimer: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var laps: [TimeInterval] = []
  @Published private(set) var isRunning = false

  private var started: Date?
  private var carried: TimeInterval = 0
  private var ticking: AnyCancellable?

  func start() {
    guard !isRunning else { return }
    isRunning = true
    started = Date()
    ticking = Timer.publish(every: 0.1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] now in
        guard let self = self, let started = self.started else { return }
        self.elapsed = self.carried + now.timeIntervalSince(started)
      }
  }

  func stop() {
    guard isRunning, let started = started else { return }
    ticking = nil
    carried += Date().timeIntervalSince(started)
    elapsed = carried
    self.started = nil
    isRunning = false
  }

  func lap() {
    guard isRunning else { return }
    laps.append(elapsed)
  }

  func reset() {
    ticking = nil
    started = nil
    carried = 0
    elapsed = 0
    laps = []
    isRunning = false
  }
}

struct ErgTimerView: View {
  let meters: Int
  let onSave: (TimeInterval) -> Void

  @ObservedObject private var timer = ErgTimer()

  private let splitDistance = 500

  init(meters: Int, onSave: @escaping (TimeInterval) -> Void) {
    self.meters = meters
    self.onSave = onSave
  }

  private var lapCount: Int {
    max(1, meters / splitDistance)
  }

  var body: some View {
    VStack(spacing: 12) {
      Text(Formats.clock(timer.elapsed))
        .font(.system(size: 48, weight: .semibold).monospacedDigit())
        .frame(maxWidth: .infinity)

      ForEach(Array(timer.laps.enumerated()), id: \.offset) { index, time in
        HStack {
          Text("\((index + 1) * splitDistance) m")
          Spacer()
          Text(Formats.clock(time - (index == 0 ? 0 : timer.laps[index - 1])))
            .monospacedDigit()
        }
        .font(.subheadline)
      }

      HStack {
        Button(timer.isRunning ? "Stop" : "Start") {
          timer.isRunning ? timer.stop() : timer.start()
        }
        .buttonStyle(OarButtonStyle())
        Button("Split") { timer.lap() }
          .buttonStyle(OarButtonStyle(isProminent: false))
          .disabled(!timer.isRunning || timer.laps.count >= lapCount)
      }

      if !timer.isRunning, timer.elapsed > 0 {
        HStack {
          Button("Save") {
            onSave(timer.elapsed)
            timer.reset()
          }
          Spacer()
          Button("Discard", role: .destructive) { timer.reset() }
        }
      }
    }
  }
}
