import SwiftUI

final class RoomViewModel: ObservableObject {
  let roomID: String
  @Published var messages: [String] = []

  init(roomID: String) {
    self.roomID = roomID
  }

  func send(_ text: String) {
    messages.append("[\(roomID)] \(text)")
  }
}

struct RoomView: View {
  @StateObject private var viewModel: RoomViewModel

  init(roomID: String) {
    // bug: The messages of the newly chosen room: the old room stays, and sending goes to t
    _viewModel = StateObject(wrappedValue: RoomViewModel(roomID: roomID))
  }

  var body: some View {
    VStack {
      List(viewModel.messages.indices, id: \.self) { Text(viewModel.messages[$0]) }
      Button("Wave") { viewModel.send("👋") }
    }
  }
}

struct ChatView: View {
  private let rooms = ["general", "random", "design"]
  @State private var selectedRoom: String? = "general"

  var body: some View {
    NavigationSplitView {
      List(rooms, id: \.self, selection: $selectedRoom) { Text($0) }
    } detail: {
      RoomView(roomID: selectedRoom ?? "general")
    }
  }
}
