import SwiftUI

final class Sensor {
  // A new one for each reader.
  var readings: AsyncStream<Int> { AsyncStream { _ in } }
  private(set) var renewed = AsyncStream<Int> { _ in }
  func values() -> AsyncStream<Int> { AsyncStream { _ in } }
  func restart() { renewed = AsyncStream { _ in } }
}
struct Pulse: View {
  let sensor: Sensor
  @State private var rate = 0
  var body: some View {
    Text("\(rate)")
      .task { for await value in sensor.readings { rate = value } }
      .task { for await value in sensor.values() { rate = value } }
      .task { for await value in sensor.renewed { rate = value } }
  }
}
// Made by the view, and gone with it.
struct Own: View {
  @State private var sensor = Kept()
  @State private var rate = 0
  var body: some View {
    Text("\(rate)").task { for await value in sensor.readings { rate = value } }
  }
}
final class Kept { let readings = AsyncStream<Int> { _ in } }
// The first view of a window stays.
@main struct SensorApp: App {
  private let sensor = Kept()
  var body: some Scene { WindowGroup { First(sensor: sensor) } }
}
struct First: View {
  let sensor: Kept
  @State private var rate = 0
  var body: some View {
    Text("\(rate)").task { for await value in sensor.readings { rate = value } }
  }
}
