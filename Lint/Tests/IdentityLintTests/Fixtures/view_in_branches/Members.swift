import SwiftUI

struct Note: View {
  var title = ""
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

// An arm that is nothing but a property of the view.
struct Bare: View {
  @State private var isWide = false
  private var note: some View { Note() }

  var body: some View {
    VStack {
      if isWide {  // expect: view_in_branches
        HStack { note }
      } else {
        note
      }
      if isWide {  // expect: view_in_branches
        note
      } else {
        ScrollView { note }
      }
      if isWide {  // expect: view_in_branches
        self.note
      } else {
        HStack {
          Text("A")
          self.note
        }
      }
      if isWide {  // expect: view_in_branches
        note.padding()
      } else {
        self.note
      }
      Button("Wider") { isWide.toggle() }
    }
  }
}

// The property is named as a modifier's content.
struct Page: View {
  @State private var isWide = false
  private var content: some View { Note() }

  var body: some View {
    if isWide {  // expect: view_in_branches
      HStack { content }
    } else {
      content
    }
    if isWide {  // expect: view_in_branches
      self.content.border(.red)
    } else {
      content
    }
    Button("Wider") { isWide.toggle() }
  }
}

// In an extension, and under a switch.
struct Spread: View {
  enum Style { case plain, framed, wide }
  @State private var style = Style.plain

  var body: some View {
    switch style {  // expect: view_in_branches
    case .plain: note
    case .framed: GroupBox { note }
    case .wide: Text("Wide")
    }
    Button("Style") { style = .framed }
  }
}

extension Spread {
  var note: some View { Note() }
}

// A function in place of a property.
struct Called: View {
  @State private var isWide = false

  var body: some View {
    if isWide {  // expect: view_in_branches
      note("a")
    } else {
      HStack { note("a") }
    }
    if isWide {  // expect: view_in_branches
      HStack { self.note("a") }
    } else {
      note("a")
    }
    Button("Wider") { isWide.toggle() }
  }

  private func note(_ title: String) -> some View { Note(title: title) }
}

// A constant of the body.
struct Constant: View {
  @State private var isWide = false

  var body: some View {
    let note = Note()
    if isWide {  // expect: view_in_branches
      HStack { note }
    } else {
      note
    }
    if isWide {  // expect: view_in_branches
      note.padding()
    } else {
      note
    }
    Button("Wider") { isWide.toggle() }
  }
}
