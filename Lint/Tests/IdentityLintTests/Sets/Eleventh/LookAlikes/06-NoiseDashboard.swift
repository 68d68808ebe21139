import SwiftUI
import Observation

@MainActor @Observable
final class NoiseFeed {
  private(set) var samples: [Double] = []
  let room: Int

  init(room: Int) {
    self.room = room
  }

  func run() async {
    while !Task.isCancelled {
      read()
      try? await Task.sleep(for: .seconds(1))
    }
  }

  private func read() {
    samples.append(Double.random(in: 0...1) * Double(room))
    if samples.count > 120 { samples.removeFirst() }
  }
}

struct NoiseDashboard: View {
  let rooms: [Int]
  @AppStorage("rooms.title") private var title = ""
  @State private var scale = 1.0

  var body: some View {
    VStack {
      TextField("Report title", text: $title)
      Slider(value: $scale, in: 0.5...4)
      ForEach(rooms, id: \.self) { room in
        NoiseStrip(room: room, scale: scale)
      }
    }
    .padding()
  }
}

private struct NoiseStrip: View {
  let scale: Double
  @State private var feed: NoiseFeed

  init(room: Int, scale: Double) {
    self.scale = scale
    _feed = State(initialValue: NoiseFeed(room: room))
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 1) {
      ForEach(Array(feed.samples.suffix(40).enumerated()), id: \.offset) { _, sample in
        Rectangle().frame(width: 3, height: sample * 10 * scale)
      }
    }
    .frame(height: 60)
    .accessibilityLabel("Room \(feed.room)")
    .task { await feed.run() }
  }
}
