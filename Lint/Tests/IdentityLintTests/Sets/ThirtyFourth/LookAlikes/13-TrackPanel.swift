import SwiftUI

struct MixerView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout())
      : AnyLayout(HStackLayout())
    layout {
      TrackPanel(name: "Drums")
      TrackPanel(name: "Bass")
    }
  }
}

struct TrackPanel: View {
  let name: String
  @State private var volume = 0.5
  @State private var isMuted = false

  var body: some View {
    VStack {
      Text(name)
      Slider(value: $volume)
      Toggle("Mute", isOn: $isMuted)
    }
    .padding()
  }
}
