import SwiftUI

@Observable
final class ForumModel {
  private var postsByChannel: [String: [String]] = [:]

  func posts(in channel: String) -> [String] {
    postsByChannel[channel] ?? []
  }

  func send(_ text: String, to channel: String) {
    postsByChannel[channel, default: []].append(text)
  }
}

struct ChannelView: View {
  let channel: String
  let model: ForumModel

  var body: some View {
    VStack {
      Text(channel).font(.headline)
      Text(model.posts(in: channel).joined(separator: "\n"))
      Button("Say hello") { model.send("Hello", to: channel) }
    }
  }
}

struct ForumView: View {
  @State private var channel = "News"
  @State private var model = ForumModel()

  var body: some View {
    VStack {
      Picker("Channel", selection: $channel) {
        Text("News").tag("News")
        Text("Sports").tag("Sports")
      }
      .pickerStyle(.segmented)
      ChannelView(channel: channel, model: model)
    }
  }
}
