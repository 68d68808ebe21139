import SwiftUI

@MainActor
final class RoomViewModel: ObservableObject {
  @Published private(set) var roomID = ""
  @Published private(set) var messages: [String] = []

  func open(_ id: String) {
    roomID = id
    messages = []
  }

  func send(_ text: String) {
    messages.append("[\(roomID)] \(text)")
  }
}

struct RoomView: View {
  let roomID: String
  @StateObject private var viewModel = RoomViewModel()

  var body: some View {
    VStack {
      List(viewModel.messages.indices, id: \.self) { Text(viewModel.messages[$0]) }
      Button("Wave") { viewModel.send("👋") }
    }
    .task(id: roomID) { viewModel.open(roomID) }
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
