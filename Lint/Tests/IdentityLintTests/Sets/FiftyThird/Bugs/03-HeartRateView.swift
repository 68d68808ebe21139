import SwiftUI

@MainActor
final class HeartRateSensor {
  // bug: One AsyncStream is stored and iterated
  let readings: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (readings, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
  }

  func deviceDidSend(_ beatsPerMinute: Int) {
    continuation.yield(beatsPerMinute)
  }
}

struct HeartRateView: View {
  let sensor: HeartRateSensor
  @State private var rate: Int?

  var body: some View {
    VStack {
      Image(systemName: "heart.fill")
        .foregroundStyle(.red)
      Text(rate.map { "\($0) bpm" } ?? "–")
        .font(.largeTitle.monospacedDigit())
    }
    .task {
      for await value in sensor.readings {
        rate = value
      }
    }
  }
}

struct WorkoutView: View {
  @State private var sensor = HeartRateSensor()

  var body: some View {
    TabView {
      HeartRateView(sensor: sensor)
        .tabItem { Label("Pulse", systemImage: "heart") }
      Text("Laps")
        .tabItem { Label("Laps", systemImage: "flag") }
    }
  }
}
