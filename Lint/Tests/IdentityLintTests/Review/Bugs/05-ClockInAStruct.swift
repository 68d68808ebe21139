import Combine
import SwiftUI

struct Workout: View {
  @State private var heartRate = 60

  var body: some View {
    VStack {
      Text("\(heartRate)")
      Stepper("Rate", value: $heartRate)
      RestTimer()
    }
  }
}

final class Countdown {
  var remaining = 90
  func tick() { remaining -= 1 }
}

struct RestTimer: View {
  private let countdown = Countdown()  // bug: each new heart rate starts the countdown again
  @State private var shown = 90

  var body: some View {
    Button("\(shown)") {
      countdown.tick()
      shown = countdown.remaining
    }
  }
}
