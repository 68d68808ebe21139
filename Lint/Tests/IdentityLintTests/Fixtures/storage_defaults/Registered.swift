import SwiftUI

@main
struct PlayerApp: App {
  init() {
    UserDefaults.standard.register(defaults: ["a": true])
    UserDefaults.standard.register(
      defaults: Preset.initial.merging(["c": 1]) { first, _ in first })
    let more: [String: Any] = ["d": 4, Key.speed.rawValue: 1.5]
    UserDefaults.standard.register(defaults: more)
  }
  var body: some Scene { WindowGroup { Page() } }
}
enum Key: String { case speed }
enum Preset {
  static let initial: [String: Any] = ["b": 1.5, "unrelated": 2]
}
struct Page: View {
  @AppStorage("a") private var isOn = true
  @AppStorage("b") private var size = 1.5
  @AppStorage("c") private var count = 1
  @AppStorage("d") private var width = 14
  @AppStorage("speed") private var speed = 1.5
  @AppStorage("e") private var other = 1
  var body: some View { Text("\(isOn) \(size) \(count) \(width) \(speed) \(other)") }
}
struct Registered: View {
  @AppStorage("a") private var isOn = false
  @AppStorage("b") private var size = 2.5
  @AppStorage("c") private var count = 2
  @AppStorage("d") private var width = 15
  @AppStorage("speed") private var speed = 1.0
  var body: some View { Text("\(isOn) \(size) \(count) \(width) \(speed)") }
}
struct NotRegistered: View {
  @AppStorage("e") private var other = 2  // expect: storage_defaults
  var body: some View { Text("\(other)") }
}
