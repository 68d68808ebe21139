import SwiftUI

final class Channel9: ObservableObject {
  @Published var messages: [String] = []; let name: String; init(name: String) { self.name = name }
}
struct Chat9: View {
  @State private var channel = "general"
  var body: some View {
    VStack {
      Picker("Channel", selection: $channel) {
        Text("general").tag("general"); Text("random").tag("random")
      }
      ChannelView9(name: channel).id(channel)
    }
  }
}
struct ChannelView9: View {
  @StateObject private var model: Channel9
  init(name: String) { _model = StateObject(wrappedValue: Channel9(name: name)) }
  var body: some View { List(model.messages, id: \.self) { Text($0) } }
}
