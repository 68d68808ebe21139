import SwiftUI

struct Row: View {
  let name: String
  @State private var note = ""
  var body: some View { TextField(name, text: $note) }
}

// Nothing edits the field that the id is made of.
struct Country: Identifiable {
  var code: String
  var population = 0
  var id: String { code }
}

struct Countries: View {
  @State private var countries: [Country] = []

  var body: some View {
    ForEach(countries) { Row(name: $0.code) }
    Button("Count") { countries[0].population += 1 }
  }
}

// A draft is another value.
struct Song: Identifiable {
  var title: String
  var id: String { title }
}

struct Songs: View {
  @State private var songs: [Song] = []
  @State private var draft = Song(title: "")

  var body: some View {
    ForEach(songs) { Row(name: $0.title) }
    TextField("New", text: $draft.title)
    Button("Clear") { draft.title = "" }
  }
}

// An id of its own.
struct Lamp: Identifiable {
  let id: Int
  var name: String
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach($lamps) { $lamp in TextField("Name", text: $lamp.name) }
  }
}

// A value that is chosen, an id for scrolling, and a round that begins again on purpose.
struct Chosen: View {
  @State private var city = "Rome"
  @State private var round = 1
  @State private var names: [String] = []

  var body: some View {
    Row(name: city).id(city)
    Row(name: city).id(round)
    Row(name: city).id("\(city)-\(round)")
    ForEach(names, id: \.self) { name in Row(name: city).id(name.count) }
    Text("\(names.count)").id(names.count)
    Button("Next") {
      round += 1
      city = "Oslo"
      names.append(city)
    }
  }
}
