import SwiftUI
import Combine

struct Stopwatch: View {
  let volume: Double
  @State private var seconds = 0
  // bug: Seconds: the count stalls while the timer is restarted over and over
  private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(seconds) s").monospacedDigit()
      Text("Volume \(Int(volume * 100)) %").font(.caption)
    }
    .onReceive(ticker) { _ in
      seconds += 1
    }
  }
}

struct TrainingView: View {
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Stopwatch(volume: volume)
      Slider(value: $volume)
    }
    .padding()
  }
}
