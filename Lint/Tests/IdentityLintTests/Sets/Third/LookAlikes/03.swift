import SwiftUI

struct Channel: Identifiable, Hashable {
  let id: Int
  var name: String
}

@MainActor
final class ChannelModel: ObservableObject {
  let channelID: Int
  @Published private(set) var posts: [String] = []

  init(channelID: Int) {
    self.channelID = channelID
  }

  func load() async {
    try? await Task.sleep(nanoseconds: 100_000_000)
    posts = (1...4).map { "Post \($0) in \(channelID)" }
  }
}

struct ChannelBrowser: View {
  let channels: [Channel]
  @State private var selectedID: Channel.ID?

  private var selected: Channel? {
    channels.first { $0.id == selectedID }
  }

  var body: some View {
    NavigationSplitView {
      List(channels, selection: $selectedID) { channel in
        Text(channel.name)
      }
    } detail: {
      if let selected {
        ChannelPosts(channel: selected)
          .id(selected.id)
      } else {
        Text("Select a channel")
      }
    }
  }
}

struct ChannelPosts: View {
  private let name: String
  @StateObject private var model: ChannelModel

  init(channel: Channel) {
    name = channel.name
    _model = StateObject(wrappedValue: ChannelModel(channelID: channel.id))
  }

  var body: some View {
    List(model.posts, id: \.self) { post in
      Text(post)
    }
    .navigationTitle(name)
    .task { await model.load() }
  }
}
