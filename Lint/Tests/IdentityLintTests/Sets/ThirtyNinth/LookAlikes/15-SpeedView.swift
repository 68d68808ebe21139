import SwiftUI

struct SpeedView: View {
  private let names = ["Slow", "Normal", "Fast", "Turbo"]
  @State private var speed: Int
  private let onStart: (Int) -> Void

  init(initialSpeed: Int, onStart: @escaping (Int) -> Void) {
    _speed = State(initialValue: initialSpeed)
    self.onStart = onStart
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(names[speed - 1])
        .font(.title)
      Stepper("Speed \(speed)", value: $speed, in: 1...4)
      Button("Start") {
        onStart(speed)
      }
    }
    .padding()
  }
}

struct RunScreen: View {
  @State private var startedSpeed: Int?

  var body: some View {
    if let startedSpeed {
      Text("Running at speed \(startedSpeed)")
    } else {
      SpeedView(initialSpeed: 3) { startedSpeed = $0 }
    }
  }
}
