import SwiftUI

final class Sensor {
  let readings: AsyncStream<Int>
  let (events, source) = AsyncStream.makeStream(of: Int.self)
  private let continuation: AsyncStream<Int>.Continuation
  init() { (readings, continuation) = AsyncStream.makeStream() }
}
@Observable final class Chat {
  var lines: [String] = []
  private let messages = AsyncStream<String> { _ in }
  func listen() async {
    for await message in messages { lines.append(message) }
  }
}
struct Pulse: View {
  let sensor: Sensor
  @State private var rate = 0
  var body: some View {
    Text("\(rate)")
      .task {  // expect: replaced_subscription
        for await value in sensor.readings { rate = value }
      }
  }
}
struct Room: View {
  @Environment(Chat.self) private var chat
  var body: some View {
    List(chat.lines, id: \.self) { Text($0) }
      .task { await chat.listen() }  // expect: replaced_subscription
  }
}
struct ByMethod: View {
  let sensor: Sensor
  let room: Int
  @State private var rate = 0
  var body: some View {
    Text("\(rate)").task(id: room) { await follow() }  // expect: replaced_subscription
  }
  private func follow() async {
    for await value in sensor.readings.map({ $0 }) { rate = value }
    for await value in sensor.readings { rate = value }
  }
}
