import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 0.5 {
    didSet { apply() }
  }
  func apply() {}
}
struct Volume: View {
  @StateObject private var player = Player()
  @State private var presses = 0 {
    didSet { print(presses) }
  }
  @State private var isOn = true
  var body: some View {
    Slider(value: $player.volume)
    Button("Press") { presses += 1 }
    Toggle("On", isOn: $isOn)
  }
}
