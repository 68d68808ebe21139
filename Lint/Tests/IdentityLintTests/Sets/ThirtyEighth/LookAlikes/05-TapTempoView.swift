import SwiftUI

final class TapRecorder {
  private var dates: [Date] = []

  func record() -> Double? {
    dates.append(.now)
    dates = Array(dates.suffix(8))
    guard let first = dates.first, let last = dates.last, dates.count > 1 else { return nil }
    let interval = last.timeIntervalSince(first) / Double(dates.count - 1)
    return interval > 0 ? 60 / interval : nil
  }
}

struct TapTempoView: View {
  @State private var recorder = TapRecorder()
  @State private var tempo: Double?

  var body: some View {
    VStack(spacing: 20) {
      if let tempo {
        Text("\(tempo, format: .number.precision(.fractionLength(0))) BPM")
          .font(.largeTitle)
      } else {
        Text("Tap the beat")
      }
      Button("Tap") {
        tempo = recorder.record()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
