import SwiftUI

struct MeetingRoom: Identifiable, Hashable, Codable {
  let id: String
  var name: String
  var seats: Int
  var hasDisplay: Bool
}

@Observable
final class RoomDirectory {
  var rooms = [
    MeetingRoom(id: "a1", name: "Aquarium", seats: 8, hasDisplay: true),
    MeetingRoom(id: "b4", name: "Library", seats: 4, hasDisplay: false),
  ]
}

struct RoomList: View {
  @State private var directory = RoomDirectory()

  var body: some View {
    NavigationStack {
      List(directory.rooms) { room in
        NavigationLink(value: room) {
          LabeledContent(room.name, value: "\(room.seats) seats")
        }
      }
      .navigationTitle("Rooms")
      .navigationDestination(for: MeetingRoom.self) { room in
        RoomEditor(room: room)
      }
    }
    .environment(directory)
  }
}

struct RoomEditor: View {
  // bug: edits go into this screen's copy, nothing takes them back to the directory
  @State var room: MeetingRoom
  @Environment(RoomDirectory.self) private var directory
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $room.name)
      Stepper("Seats: \(room.seats)", value: $room.seats, in: 1...40)
      Toggle("Display", isOn: $room.hasDisplay)

      Section("Other rooms") {
        ForEach(directory.rooms.filter { $0.id != room.id }) { other in
          Text(other.name)
        }
      }
    }
    .navigationTitle(room.name)
    .toolbar {
      Button("Done") { dismiss() }
    }
  }
}
