import SwiftUI

struct Lamp: Identifiable {
  var name: String
  var room = ""
  var id: String { room + name }
}

struct LampRow: View {
  let name: String
  @State private var note = ""
  var body: some View { TextField(name, text: $note) }
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach($lamps) { $lamp in  // expect: content_id
      TextField("Name", text: $lamp.name)
    }
    ForEach(lamps) { lamp in  // expect: content_id
      LampRow(name: lamp.name)
    }
    Button("Rename") { lamps[0].name = "Desk" }
  }
}

struct Song {
  var title: String
}

struct Songs: View {
  @State private var songs: [Song] = []

  var body: some View {
    ForEach(songs, id: \.title) { song in  // expect: content_id
      LampRow(name: song.title)
    }
    Button("Rename") { songs[0].title = "Other" }
  }
}

struct Composer: View {
  @State private var draft = ""
  var body: some View { TextField("Message", text: $draft) }
}

struct Chat: View {
  @State private var messages: [String] = []

  var body: some View {
    Composer().id(messages.count)  // expect: content_id
    Composer().id(messages)  // expect: content_id
    Button("Add") { messages.append("") }
  }
}

struct NamedCard: View {
  @Binding var name: String
  var body: some View {
    TextField("Name", text: $name)
      .id("card-\(name)")  // expect: content_id
  }
}
