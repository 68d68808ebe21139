import SwiftUI

final class WorkoutTimerModel: ObservableObject {
  @Published var laps: [TimeInterval] = []
  @Published var startedAt: Date?

  func start() { startedAt = .now }

  func lap() {
    guard let startedAt else { return }
    laps.append(Date.now.timeIntervalSince(startedAt))
  }
}

struct AppContainer {
  var unitName = "bpm"

  func makeTimerModel() -> WorkoutTimerModel {
    WorkoutTimerModel()
  }
}

final class HeartRateMonitor: ObservableObject {
  @Published var current = 72

  @MainActor
  func listen() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(2))
      current = Int.random(in: 68...150)
    }
  }
}

struct WorkoutScreen: View {
  let container: AppContainer
  @StateObject private var monitor = HeartRateMonitor()

  var body: some View {
    VStack(spacing: 24) {
      Text("\(monitor.current) \(container.unitName)")
        .font(.largeTitle.monospacedDigit())
      // bug: all laps and the running start time. When: each heart-rate reading (every two
      // seconds) re-evaluates WorkoutScreen.
      LapTimerView(model: container.makeTimerModel())
    }
    .task { await monitor.listen() }
  }
}

struct LapTimerView: View {
  @ObservedObject var model: WorkoutTimerModel

  var body: some View {
    List {
      LabeledContent("Laps", value: "\(model.laps.count)")
      if let last = model.laps.last {
        LabeledContent("Last", value: last.formatted(.number.precision(.fractionLength(1))))
      }
      if model.startedAt == nil {
        Button("Start") { model.start() }
      } else {
        Button("Lap") { model.lap() }
      }
    }
  }
}
