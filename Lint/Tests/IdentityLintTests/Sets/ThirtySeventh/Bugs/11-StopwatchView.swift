import SwiftUI

@Observable
final class StopwatchModel {
  var laps: [Date] = []

  func lap() {
    laps.append(.now)
  }
}

struct StopwatchView: View {
  // bug: The @Observable model is a plain property with a default
  private let model = StopwatchModel()

  var body: some View {
    VStack {
      Text("\(model.laps.count) laps")
      Button("Lap") { model.lap() }
        .buttonStyle(.borderedProminent)
    }
  }
}

struct TrainingView: View {
  @State private var resistance = 3.0

  var body: some View {
    VStack(spacing: 24) {
      Slider(value: $resistance, in: 1...10) {
        Text("Resistance")
      }
      Text("Resistance \(resistance, format: .number.precision(.fractionLength(1)))")
      StopwatchView()
    }
    .padding()
  }
}
