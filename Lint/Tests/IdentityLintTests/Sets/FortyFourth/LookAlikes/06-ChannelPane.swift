import SwiftUI

struct RadioChannel: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct ScheduleService {
  var programme: (RadioChannel.ID) async -> String
}

struct ChannelPane: View {
  let channelID: RadioChannel.ID
  let service: ScheduleService
  @State private var programme: String?

  var body: some View {
    ScrollView {
      if let programme {
        Text(programme).padding()
      } else {
        ProgressView()
      }
    }
    .task {
      programme = await service.programme(channelID)
    }
  }
}

struct ChannelBrowser: View {
  let channels: [RadioChannel]
  let service: ScheduleService
  @State private var selection: RadioChannel.ID?

  var body: some View {
    NavigationSplitView {
      List(channels, selection: $selection) { channel in
        Text(channel.name)
      }
    } detail: {
      if let selection {
        ChannelPane(channelID: selection, service: service)
          .id(selection)
      } else {
        ContentUnavailableView("Choose a channel", systemImage: "radio")
      }
    }
  }
}
