import SwiftUI

final class PedalCommands {
  static let shared = PedalCommands()
  weak var target: LooperModel?

  func pedalPressed() {
    target?.stop()
  }
}

@Observable
final class LooperModel {
  private(set) var isLooping = false
  private(set) var loops: [String] = []

  func start() {
    isLooping = true
  }

  func stop() {
    isLooping = false
    loops.append("Loop \(loops.count + 1)")
  }
}

struct StageView: View {
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Slider(value: $volume)
      LooperPanel(volume: volume)
    }
    .onReceive(NotificationCenter.default.publisher(for: .pedalDown)) { _ in
      PedalCommands.shared.pedalPressed()
    }
  }
}

struct LooperPanel: View {
  let volume: Double
  @State private var looper = LooperModel()

  var body: some View {
    VStack {
      Gauge(value: volume) { Text("Volume") }
      Text("\(looper.loops.count) loops")
      Button(looper.isLooping ? "Stop" : "Loop") {
        looper.isLooping ? looper.stop() : looper.start()
      }
    }
    .onAppear {
      PedalCommands.shared.target = looper
    }
  }
}

extension Notification.Name {
  static let pedalDown = Notification.Name("pedalDown")
}
