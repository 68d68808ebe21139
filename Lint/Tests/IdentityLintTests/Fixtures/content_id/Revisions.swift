import SwiftUI

@Observable
final class Room {
  var messages: [String] = []
  var revision = 0
  func receive(_ message: String) {
    messages.append(message)
    revision += 1
  }
  func merge(_ more: [String]) {
    messages = messages + more
    revision += 1
  }
}

struct RoomPage: View {
  let room: Room
  var body: some View {
    ScrollView {
      ForEach(room.messages, id: \.count) { Bubble(text: $0) }
    }
    .id(room.revision)  // expect: content_id
    VStack {
      ForEach(room.messages, id: \.count) { Bubble(text: $0) }
    }
    .id("room-\(room.revision)")  // expect: content_id
  }
}

struct Bubble: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Toggle(text, isOn: $isOpen) }
}
