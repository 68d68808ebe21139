import SwiftUI

enum Shape: String, CaseIterable {
  case round, square
}

final class Conversation: Hashable {
  var title = ""
  static func == (left: Conversation, right: Conversation) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Its own identity.
struct Item: Hashable {
  let key: Int
  var title: String
  static func == (left: Item, right: Item) -> Bool { left.key == right.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

// Its own identity, written the old way, and the new.
struct Mark: Hashable {
  let key: Int
  var note: String
  var hashValue: Int { key }
}

struct Sign: Hashable {
  let key: Int
  var note: String
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

struct Theme: Hashable {
  var name: String
}

struct Speed: Hashable {
  var factor: Double
}

struct Contributor: Hashable, Decodable {
  var name: String
}

struct Lists: View {
  let features: [String]
  @State private var conversations: [Conversation] = []
  @State private var items: [Item] = []
  @State private var marks: [Mark] = []
  @State private var signs: [Sign] = []
  @State private var selected = Shape.round
  @State private var themes: [Theme] = []
  @State private var contributors: [Contributor] = []
  @State private var speeds: [Speed] = []
  @State private var speed: Speed?

  var body: some View {
    ForEach(Shape.allCases, id: \.self) { Text($0.rawValue) }
    ForEach(["a", "b"], id: \.self) { Text($0) }
    ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
    ForEach(0..<3, id: \.self) { Text("\($0)") }
    ForEach(features, id: \.self) { Text($0) }
    ForEach(conversations, id: \.self) { conversation in
      Button(conversation.title) { conversation.title = "x" }
    }
    ForEach(items, id: \.self) { item in Text(item.title).onTapGesture { items[0].title = "x" } }
    ForEach(marks, id: \.self) { mark in Text(mark.note).onTapGesture { marks[0].note = "x" } }
    ForEach(signs, id: \.self) { sign in Text(sign.note).onTapGesture { signs[0].note = "x" } }
    // Fetched, shown, not edited.
    ForEach(contributors, id: \.self) { Text($0.name) }
    // Handed on as a binding that nobody writes to.
    ForEach($themes, id: \.self) { $theme in ThemeRow(theme: $theme) }
    // Options of a picker are recreated each time it opens.
    Picker("Speed", selection: $speed) {
      ForEach(speeds, id: \.self) { Text("\($0.factor)") }
    }
    .onTapGesture { speeds[0].factor = 2 }
  }

  func load() {
    contributors = [Contributor(name: "A")]
    themes.append(Theme(name: "B"))
  }
}

struct ThemeRow: View {
  @Binding var theme: Theme

  var body: some View { Text(theme.name) }
}

// Another object with a property of the same name is edited.
@Observable final class Shelf {
  var apps: [String] = []
}

@Observable final class Rack {
  var apps: [String] = []
}

struct Shelves: View {
  let shelf: Shelf
  let rack: Rack

  var body: some View {
    ForEach(shelf.apps, id: \.self) { Text($0) }
    Button("Edit") { rack.apps[0] = "x" }
  }
}
