import SwiftUI

struct Channel: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isMuted: Bool
  var volume: Double
}

@Observable
final class Mixer {
  var channels: [Channel] = [
    Channel(id: UUID(), name: "Drums", isMuted: false, volume: 0.8),
    Channel(id: UUID(), name: "Bass", isMuted: true, volume: 0.6),
  ]

  var audible: [Channel] { channels.filter { !$0.isMuted } }
}

struct MixerView: View {
  @State private var mixer = Mixer()

  var body: some View {
    List {
      Section("Channels") {
        ForEach(mixer.channels) { channel in
          ChannelStrip(name: channel.name, strip: strip(for: channel))
        }
      }
      Section {
        Text("\(mixer.audible.count) channels audible")
      }
    }
  }

  private func strip(for channel: Channel) -> Binding<Channel> {
    var current = channel
    return Binding(
      get: { current },
      // bug: mute and volume: the control snaps back and the count of audible channels never
      // changes. When: immediately, and at each body pass.
      set: { current = $0 }
    )
  }
}

struct ChannelStrip: View {
  let name: String
  @Binding var strip: Channel

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Mute \(name)", isOn: $strip.isMuted)
      Slider(value: $strip.volume, in: 0...1)
    }
  }
}
