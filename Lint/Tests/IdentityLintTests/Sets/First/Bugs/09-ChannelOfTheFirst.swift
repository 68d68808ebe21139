import SwiftUI

final class ChannelModel: ObservableObject {
  @Published private(set) var messages: [String] = []
  private let channel: String
  init(channel: String) { self.channel = channel }
  func load() async { messages = ["Welcome to \(channel)"] }
}

struct ChatRoot: View {
  @State private var channel: String? = "general"
  let channels = ["general", "random"]
  var body: some View {
    NavigationSplitView {
      List(channels, id: \.self, selection: $channel) { Text($0) }
    } detail: {
      if let channel { ChannelView(channel: channel) }
    }
  }
}

struct ChannelView: View {
  @StateObject private var model: ChannelModel
  init(channel: String) {
    // bug: another channel shows the first one's messages
    self._model = StateObject(wrappedValue: ChannelModel(channel: channel))
  }
  var body: some View {
    List(model.messages, id: \.self) { Text($0) }.task { await model.load() }
  }
}
