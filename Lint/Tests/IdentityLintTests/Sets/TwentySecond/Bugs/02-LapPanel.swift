import SwiftUI

final class IntervalCounter: ObservableObject {
  @Published var laps: [TimeInterval] = []
  @Published var startedAt: Date?

  func start() {
    startedAt = Date()
    laps = []
  }

  func lap() {
    guard let startedAt else { return }
    laps.append(Date().timeIntervalSince(startedAt))
  }
}

struct WorkoutScreen: View {
  @State private var showsHeartRate = false
  @State private var heartRate = 92

  var body: some View {
    VStack(spacing: 16) {
      Toggle("Show heart rate", isOn: $showsHeartRate)
      if showsHeartRate {
        Text("\(heartRate) bpm")
      }
      Stepper("Target \(heartRate)", value: $heartRate, in: 60...180)
      LapPanel(target: heartRate)
    }
    .padding()
  }
}

struct LapPanel: View {
  let target: Int
  // bug: the laps and the start time. The parent's body runs again (stepper or toggle):
  // LapPanel is initialised again with a fresh IntervalCounter.
  @ObservedObject var counter = IntervalCounter()

  var body: some View {
    VStack {
      Text("Target: \(target) bpm")
      HStack {
        Button("Start") { counter.start() }
        Button("Lap") { counter.lap() }
          .disabled(counter.startedAt == nil)
      }
      ForEach(counter.laps, id: \.self) { lap in
        Text(lap, format: .number.precision(.fractionLength(1)))
      }
    }
  }
}
