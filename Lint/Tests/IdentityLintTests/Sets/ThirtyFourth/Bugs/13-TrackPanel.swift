import SwiftUI

struct MixerView: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // bug: The volume and the mute switch set in the panels
    if typeSize.isAccessibilitySize {
      VStack {
        TrackPanel(name: "Drums")
        TrackPanel(name: "Bass")
      }
    } else {
      HStack {
        TrackPanel(name: "Drums")
        TrackPanel(name: "Bass")
      }
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
