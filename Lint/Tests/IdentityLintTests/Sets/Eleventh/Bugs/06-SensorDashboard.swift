import SwiftUI
import Observation

@MainActor @Observable
final class SensorFeed {
  private(set) var samples: [Double] = []
  let channel: Int
  @ObservationIgnored private var poll: Timer?

  init(channel: Int) {
    self.channel = channel
    poll = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      Task { @MainActor in self.read() }
    }
  }

  private func read() {
    samples.append(Double.random(in: 0...1) * Double(channel))
    if samples.count > 120 { samples.removeFirst() }
  }
}

struct SensorDashboard: View {
  let channels: [Int]
  @AppStorage("channels.title") private var title = ""
  @State private var scale = 1.0

  var body: some View {
    VStack {
      TextField("Report title", text: $title)
      Slider(value: $scale, in: 0.5...4)
      ForEach(channels, id: \.self) { channel in
        SensorStrip(channel: channel, scale: scale)
      }
    }
    .padding()
  }
}

private struct SensorStrip: View {
  let scale: Double
  @State private var feed: SensorFeed

  init(channel: Int, scale: Double) {
    self.scale = scale
    // bug: @State evaluates its initial value at every init: each slider move or keystroke makes
    // another SensorFeed per channel, whose timer holds it and polls for ever; memory and CPU
    // grow
    _feed = State(initialValue: SensorFeed(channel: channel))
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 1) {
      ForEach(Array(feed.samples.suffix(40).enumerated()), id: \.offset) { _, sample in
        Rectangle().frame(width: 3, height: sample * 10 * scale)
      }
    }
    .frame(height: 60)
    .accessibilityLabel("Channel \(feed.channel)")
  }
}
