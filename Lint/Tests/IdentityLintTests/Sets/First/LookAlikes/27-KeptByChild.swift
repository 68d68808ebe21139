import SwiftUI

@Observable class Mixer27 { var red = 0.0; init(red: Double = 0) { self.red = red } }
struct Studio27: View {
  @State private var name = "";
  var body: some View { TextField("Name", text: $name); Panel27(mixer: Mixer27()) }
}
struct Panel27: View {
  @State private var mixer: Mixer27
  init(mixer: Mixer27) { _mixer = State(initialValue: mixer) }
  var body: some View { Slider(value: $mixer.red) }
}
