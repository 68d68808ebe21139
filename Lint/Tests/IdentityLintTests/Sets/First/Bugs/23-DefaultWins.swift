import SwiftUI

struct VolumeKnob: View {
  @State private var level: Double = 0.5
  let title: String
  init(title: String, level: Double) {
    self.title = title
    self.level = level  // bug: the knob always starts at 0.5
  }
  var body: some View { Slider(value: $level) { Text(title) } }
}

struct Mixer: View {
  var body: some View {
    VStack {
      VolumeKnob(title: "Bass", level: 0.2); VolumeKnob(title: "Treble", level: 0.9)
    }
  }
}
