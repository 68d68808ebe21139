import SwiftUI

@Observable class ColorMixer { var red = 0.0; var green = 0.0 }

struct Studio: View {
  @State private var name = "Untitled"
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      MixerPanel(mixer: ColorMixer())  // bug: typing a name resets the color
    }
  }
}

struct MixerPanel: View {
  @Bindable var mixer: ColorMixer
  var body: some View { Slider(value: $mixer.red); Slider(value: $mixer.green) }
}
