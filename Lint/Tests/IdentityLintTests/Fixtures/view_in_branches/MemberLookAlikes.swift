import SwiftUI

struct Note: View {
  var title = ""
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

final class Model: ObservableObject {
  @Published var note = ""
}

// Nothing to lose, another property, another argument, an id of its own, rows.
struct Page: View {
  @ObservedObject var model: Model
  let names: [String]
  @State private var isWide = false
  private var title: some View { Text("A") }
  private var first: some View { Note(title: "A") }
  private var second: some View { Note(title: "B") }
  private var rows: some View { ForEach(names, id: \.self) { Note(title: $0) } }
  private var note: some View { Note() }

  var body: some View {
    if isWide { HStack { title } } else { title }
    if isWide { HStack { first } } else { second }
    if isWide { HStack { note("a") } } else { note("b") }
    if isWide { HStack { note.id(1) } } else { note.padding().id(2) }
    if isWide { HStack { rows } } else { rows }
    // A member of another object has the name of a view.
    if isWide { Text(model.note) } else { HStack { Text(model.note) } }
    Button("Wider") { isWide.toggle() }
  }

  private func note(_ title: String) -> some View { Note(title: title) }
}

// Constants of each arm, and a function with an argument that is one.
struct Locals: View {
  @State private var isWide = false

  var body: some View {
    if isWide {
      let note = Note(title: "A")
      HStack { note }
    } else {
      let note = Note(title: "B")
      note
    }
    if isWide {
      let title = "A"
      HStack { page(title) }
    } else {
      let title = "B"
      page(title)
    }
    Button("Wider") { isWide.toggle() }
  }

  private func page(_ title: String) -> some View { Note(title: title) }
}

// Nothing changes the condition.
struct Fixed: View {
  private let isWide = false
  private var note: some View { Note() }

  var body: some View {
    if isWide { HStack { note } } else { note }
  }
}

// A modifier's content, which has nothing to lose where it is applied.
struct Framed: ViewModifier {
  @State private var isOn = false

  func body(content: Content) -> some View {
    if isOn { content.border(.red) } else { content }
  }
}

struct Uses: View {
  var body: some View { Text("A").modifier(Framed()) }
}
