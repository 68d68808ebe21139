import SwiftUI

struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: conditional_modifier
      content.overlay(Color.yellow.opacity(0.2))
    } else {
      content
    }
  }
}

struct Editor: View {
  @State private var isHighlighted = false
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Draft", text: $draft).modifier(Highlight(isOn: isHighlighted))
      Button("Highlight") { isHighlighted.toggle() }
    }
  }
}

struct Loading: ViewModifier {
  @State private var hasLoaded = false

  func body(content: Content) -> some View {
    switch hasLoaded {  // expect: conditional_modifier
    case true: content
    case false: content.redacted(reason: .placeholder).onAppear { hasLoaded = true }
    }
  }
}

struct Card: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen).modifier(Loading())
  }
}

struct Page: View {
  var body: some View { ScrollView { Card() }.modifier(Loading()) }
}

extension View {
  func erased(_ isWide: Bool) -> AnyView {
    isWide ? AnyView(self.padding()) : AnyView(self)
  }

  func badge(if text: String?) -> some View {
    Group {
      if let text {
        overlay(Text(text))
      } else {
        self
      }
    }
  }
}

struct Sheet: View {
  @State private var isWide = false
  @State private var note: String?

  var body: some View {
    List { Text("A") }.erased(isWide)  // expect: conditional_modifier
    ScrollView { Text("B") }.badge(if: note)  // expect: conditional_modifier
    Button("Wider") {
      isWide.toggle()
      note = isWide ? "wide" : nil
    }
  }
}

enum Frame {
  case round, square, plain
}

extension View {
  @ViewBuilder func cut(_ frame: Frame) -> some View {
    switch frame {
    case .round:
      padding()
        #if os(iOS)
          .clipShape(Circle())
        #endif
    case .square, .plain:
      padding()
        #if os(iOS)
          .clipShape(Rectangle())
        #endif
    }
  }
}

struct Cut: View {
  @State private var frame = Frame.round
  @State private var text = ""

  var body: some View {
    switch frame {
    case .round: Text("A").onTapGesture { frame = .square }
    // One of two, so that it may still change.
    case .square, .plain: TextField("A", text: $text).cut(frame)  // expect: conditional_modifier
    }
  }
}

// One view in two arms of a body, with and without a modifier.
struct Arms: View {
  @State private var isEditing = false
  @State private var text = ""

  var body: some View {
    if isEditing {  // expect: view_in_branches
      TextField("Text", text: $text).border(.red)
    } else {
      TextField("Text", text: $text)
    }
    Button("Edit") { isEditing.toggle() }
  }
}

// One content in two containers.
struct Swapped: View {
  @State private var text = ""

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > 400 {  // expect: view_in_branches
        HStack {
          TextField("Text", text: $text)
        }
      } else {
        VStack {
          TextField("Text", text: $text)
        }
      }
    }
  }
}

// A hidden one, and one that only one arm has.
struct Focused: View {
  @State private var isOn = false
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    if isOn {  // expect: view_in_branches
      TextField("Text", text: $text).focused($isFocused)
    } else {
      TextField("Text", text: $text)
    }
    Button("Flip") { isOn.toggle() }
  }
}
