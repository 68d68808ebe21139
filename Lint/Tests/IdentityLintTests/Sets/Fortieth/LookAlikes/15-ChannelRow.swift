import SwiftUI

struct Channel: Identifiable {
  let id: String
  let name: String
}

struct ChannelRow: View {
  let channel: Channel
  @AppStorage private var isMuted: Bool

  init(channel: Channel) {
    self.channel = channel
    _isMuted = AppStorage(wrappedValue: false, "channelMuted.\(channel.id)")
  }

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
