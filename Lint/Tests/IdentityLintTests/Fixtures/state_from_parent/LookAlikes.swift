import SwiftUI

struct Constant: View {
  @State var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Editor: View {
  @State private var draft: String
  init(text: String) { _draft = State(initialValue: text) }
  var body: some View { TextField("Text", text: $draft) }
}

struct Followed: View {
  let text: String
  @State private var shown: String

  init(text: String) {
    self.text = text
    _shown = State(initialValue: text)
  }

  var body: some View {
    TextField("Text", text: $shown).onChange(of: text) { shown = text }
  }
}

struct Presented: View {
  @State var title: String  // expect: edited_copy
  var body: some View { TextField("Title", text: $title) }
}

struct Bound: View {
  @Binding var title: String
  var body: some View { TextField("Title", text: $title) }
}

struct Parent: View {
  @State private var title = "a"
  @State private var isShown = false

  var body: some View {
    TextField("Title", text: $title)
    Constant(name: "Name")
    Editor(text: title)
    Followed(text: title)
    Bound(title: $title)
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Presented(title: title) }
  }
}

// Each value has a branch of its own, and so a view of its own.
enum Mode { case day, night }

struct ModeView: View {
  @State var mode: Mode
  @State var isLarge: Bool
  var body: some View { Text("\(mode)").bold(isLarge) }
}

struct Modes: View {
  @State private var mode = Mode.day
  @State private var isLarge = false

  var body: some View {
    Button("Night") { mode = .night }
    Toggle("Large", isOn: $isLarge)
    switch mode {
    case .day: ModeView(mode: mode, isLarge: true)
    case .night: ModeView(mode: mode, isLarge: false)
    }
    if isLarge {
      ModeView(mode: .day, isLarge: isLarge)
    }
  }
}
