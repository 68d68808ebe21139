import SwiftUI

struct Note: View {
  var title = ""
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

struct System: View {
  var body: some View {
    if #available(iOS 26, *) {
      Note().padding()
    } else {
      Note()
    }
  }
}

// Two different notes.
struct Two: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst { Note(title: "A").padding() } else { Note(title: "B") }
    if isFirst { Note().id(1) } else { Note().id(2).padding() }
    Button("Other") { isFirst.toggle() }
  }
}

// Nothing to lose.
struct Plain: View {
  @State private var isWide = false

  var body: some View {
    if isWide { HStack { Text("A") } } else { VStack { Text("A") } }
    Button("Wider") { isWide.toggle() }
  }
}

// The values are those of each branch.
struct Locals: View {
  let key: String
  @State private var isLong = false

  var body: some View {
    if isLong {
      let title = key + key
      Note(title: title)
    } else {
      let title = key
      VStack { Note(title: title) }
    }
    Button("Longer") { isLong.toggle() }
  }
}

// Rows and presentations are made by other closures.
struct Shown: View {
  @State private var isGrid = false
  @State private var isOpen = false
  let names: [String]

  var body: some View {
    if isGrid {
      VStack { ForEach(names, id: \.self) { Note(title: $0) } }
    } else {
      HStack { ForEach(names, id: \.self) { Note(title: $0) } }.opacity(0.5)
    }
    if isGrid {
      Text("A").sheet(isPresented: $isOpen) { Note() }
    } else {
      Text("B").sheet(isPresented: $isOpen) { Note() }
    }
    Button("Grid") { isGrid.toggle() }
  }
}

// Of a size class, only a scroll position is lost.
struct Scrolled: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {
      ScrollView { Text("A") }.padding()
    } else {
      ScrollView { Text("A") }
    }
  }
}

// Decided when the view is made.
struct Fixed: View {
  private let isWide = false

  var body: some View {
    if isWide { Note().padding() } else { Note() }
  }
}

// Few and many, and a size that costs a scroll position.
struct Counted: View {
  @State private var names: [String] = []

  var body: some View {
    if names.count < 5 { Note().padding() } else { ScrollView { Note() } }
    Button("Add") { names.append("") }
    GeometryReader { proxy in
      if proxy.size.width > 400 {
        HStack { ScrollView { Text("A") } }
      } else {
        VStack { ScrollView { Text("A") } }
      }
    }
  }
}

// Rows in a list and in a grid.
struct Layouts: View {
  @State private var isGrid = false
  let names: [String]
  private var rows: some View { ForEach(names, id: \.self) { Note(title: $0) } }

  var body: some View {
    if isGrid { HStack { rows } } else { VStack { rows } }
    if isGrid {
      HStack { ForEach(names, id: \.self) { Note(title: $0) } }
    } else {
      VStack { ForEach(names, id: \.self) { Note(title: $0) } }
    }
    Button("Grid") { isGrid.toggle() }
  }
}
