import SwiftUI

@MainActor
final class HeartRateSensor {
  private var continuations: [UUID: AsyncStream<Int>.Continuation] = [:]

  func readings() -> AsyncStream<Int> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in
        self?.continuations[id] = nil
      }
    }
    return stream
  }

  func deviceDidSend(_ beatsPerMinute: Int) {
    for continuation in continuations.values {
      continuation.yield(beatsPerMinute)
    }
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
      for await value in sensor.readings() {
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
