import SwiftUI
import Combine

struct Room: Identifiable, Hashable {
  let id: String
  var name: String
}

@MainActor
final class RoomModel: ObservableObject {
  let room: Room
  @Published private(set) var messages: [String] = []

  init(room: Room) {
    self.room = room
  }

  func load() async {
    let url = URL(string: "https://chat.example.com/rooms/\(room.id)/messages")!
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    messages = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct RoomsSplitView: View {
  let rooms: [Room]
  @State private var selection: Room.ID?

  var body: some View {
    NavigationSplitView {
      List(rooms, selection: $selection) { room in
        Label(room.name, systemImage: "number")
      }
      .navigationTitle("Rooms")
    } detail: {
      if let room = rooms.first(where: { $0.id == selection }) {
        RoomView(room: room)
          .id(room.id)
      } else {
        ContentUnavailableView("Pick a room", systemImage: "bubble.left")
      }
    }
  }
}

struct RoomView: View {
  @StateObject private var model: RoomModel

  init(room: Room) {
    _model = StateObject(wrappedValue: RoomModel(room: room))
  }

  var body: some View {
    ScrollView {
      Text(model.messages.joined(separator: "\n\n"))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
    .navigationTitle(model.room.name)
    .task { await model.load() }
  }
}
