import SwiftUI

struct Note: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

struct Marked: View {
  @State private var hasError = false

  var body: some View {
    if hasError {  // expect: view_in_branches
      Note().border(.red)
    } else {
      Note()
    }
    Button("Check") { hasError.toggle() }
  }
}

struct Sized: View {
  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > 400 {  // expect: view_in_branches
        HStack { Note() }
      } else {
        VStack { Note() }
      }
    }
  }
}

// A rotated phone and a resized window.
struct Rotated: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {  // expect: view_in_branches
      VStack {
        Note()
        Text("Below")
      }
    } else {
      HStack {
        Text("Beside")
        Note().padding()
      }
    }
  }
}

struct Measured<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    GeometryReader { proxy in content(proxy.size.width < 400) }
  }
}

struct WidthReader<Content: View>: View {
  @ViewBuilder let content: (CGSize) -> Content

  var body: some View {
    GeometryReader { proxy in content(proxy.size) }
  }
}

// The views are in properties, and the size comes from a reader of the project.
struct Grid: View {
  private var note: some View { Note() }

  var body: some View {
    WidthReader { size in
      if size.width < 400 {  // expect: view_in_branches
        note
      } else {
        HStack { note }
      }
    }
  }
}

struct Chain: View {
  @State private var step = 0

  var body: some View {
    if step == 0 {  // expect: view_in_branches
      Text("First")
    } else if step == 1 {
      VStack { Note() }
    } else {
      HStack { Note() }
    }
    Button("Next") { step += 1 }
  }
}

/// The state is passed to a function, which chooses by a switch.
struct Modes: View {
  enum Mode { case day, night }
  @State private var mode = Mode.day

  var body: some View {
    page(mode)
    Button("Mode") { mode = mode == .day ? .night : .day }
  }

  @ViewBuilder private func page(_ mode: Mode) -> some View {
    switch mode {  // expect: view_in_branches
    case .day: Note().padding()
    case .night: Note().colorScheme(.dark)
    }
  }
}
