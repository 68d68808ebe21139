import SwiftUI

final class RoomModel: ObservableObject {
  let roomID: String
  @Published var waves = 0

  init(roomID: String) { self.roomID = roomID }

  func wave() { waves += 1 }
}

struct ChatScreen: View {
  @State private var roomID = "general"

  var body: some View {
    VStack {
      Picker("Room", selection: $roomID) {
        Text("General").tag("general")
        Text("Random").tag("random")
      }
      RoomView(roomID: roomID)
    }
  }
}

struct RoomView: View {
  @StateObject private var model: RoomModel

  init(roomID: String) {
    // bug: The waves go to, and are shown for, the first room
    _model = StateObject(wrappedValue: RoomModel(roomID: roomID))
  }

  var body: some View {
    VStack {
      Text("#\(model.roomID): \(model.waves) waves")
      Button("Wave 👋") { model.wave() }
    }
  }
}
