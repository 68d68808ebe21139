import SwiftUI

final class RoomModel: ObservableObject {
  let roomID: String
  @Published var topic = "…"

  init(roomID: String) { self.roomID = roomID }

  @MainActor
  func load() async {
    try? await Task.sleep(for: .seconds(1))
    topic = "Topic of #\(roomID)"
  }
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
        .id(roomID)
    }
  }
}

struct RoomView: View {
  @StateObject private var model: RoomModel

  init(roomID: String) {
    _model = StateObject(wrappedValue: RoomModel(roomID: roomID))
  }

  var body: some View {
    Text(model.topic)
      .task { await model.load() }
  }
}
