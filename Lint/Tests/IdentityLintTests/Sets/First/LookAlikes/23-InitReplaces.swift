import SwiftUI

struct Knob23: View {
  @State private var level = 0.5
  init(level: Double) { _level = State(initialValue: level) }
  var body: some View { Slider(value: $level) }
}
struct Mixer23: View { var body: some View { Knob23(level: 0.3) } }
