import SwiftUI

@Observable
final class ChatModel {
  let room: String
  var messages: [String] = []

  init(room: String) {
    self.room = room
  }

  func send(_ text: String) {
    messages.append("\(room): \(text)")
  }
}

struct ChatView: View {
  let room: String
  @State private var model: ChatModel

  init(room: String) {
    self.room = room
    // bug: The chat model is made from the first room and kept by @State
    _model = State(initialValue: ChatModel(room: room))
  }

  var body: some View {
    VStack {
      Text(room).font(.headline)
      Text(model.messages.joined(separator: "\n"))
      Button("Say hello") { model.send("Hello") }
    }
  }
}

struct LobbyView: View {
  @State private var room = "Lounge"

  var body: some View {
    VStack {
      Picker("Room", selection: $room) {
        Text("Lounge").tag("Lounge")
        Text("Kitchen").tag("Kitchen")
      }
      .pickerStyle(.segmented)
      ChatView(room: room)
    }
  }
}
