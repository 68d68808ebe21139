import Combine
import SwiftUI

struct EggTimer: View {
  let end: Date
  @State private var remaining = 0
  @State private var tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(remaining) s")
      .monospacedDigit()
      .onReceive(tick) { now in
        remaining = max(0, Int(end.timeIntervalSince(now)))
        if remaining == 0 { tick.upstream.connect().cancel() }
      }
  }
}

struct KitchenView: View {
  @State private var temperature = 180.0
  @State private var end: Date?

  var body: some View {
    VStack {
      Slider(value: $temperature, in: 50...250)
      Text("\(Int(temperature)) °C")
      if let end {
        EggTimer(end: end)
      } else {
        Button("Start") { end = .now + 360 }
      }
    }
  }
}
