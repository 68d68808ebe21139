import SwiftUI

struct Channel: Identifiable {
  let id: String
  let name: String
}

struct ChannelRow: View {
  let channel: Channel
  // bug: Every row stores its switch under the same defaults key
  @AppStorage("channelMuted") private var isMuted = false

  var body: some View {
    HStack {
      Text(channel.name)
      Spacer()
      Toggle("Muted", isOn: $isMuted)
        .labelsHidden()
    }
  }
}

struct ChannelList: View {
  private let channels = [
    Channel(id: "general", name: "General"),
    Channel(id: "random", name: "Random"),
    Channel(id: "releases", name: "Releases"),
  ]

  var body: some View {
    List(channels) { channel in
      ChannelRow(channel: channel)
    }
  }
}
