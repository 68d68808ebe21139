import SwiftUI

// Constant as long as the process lives.
struct Glass: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content.glassEffect()
    } else {
      content.background(.thinMaterial)
    }
  }
}

struct Readable: ViewModifier {
  func body(content: Content) -> some View {
    if UIDevice.current.userInterfaceIdiom == .pad {
      content.padding(.horizontal, 80)
    } else {
      content
    }
  }
}

extension View {
  @ViewBuilder func macMenu() -> some View {
    if ProcessInfo.processInfo.isiOSAppOnMac {
      contextMenu { Text("A") }
    } else {
      self
    }
  }
}

// Set once, by callers that pass constants.
struct Framed: ViewModifier {
  let isRound: Bool

  func body(content: Content) -> some View {
    if isRound {
      content.clipShape(Circle())
    } else {
      content
    }
  }
}

struct Two: View {
  var body: some View {
    ScrollView { Text("A") }.modifier(Framed(isRound: true)).modifier(Readable()).modifier(Glass())
      .macMenu()
    ScrollView { Text("B") }.modifier(Framed(isRound: false))
  }
}

// Changes, and there is nothing below it to lose.
struct Shiny: ViewModifier {
  @AppStorage("shiny") private var isShiny = false

  func body(content: Content) -> some View {
    if isShiny {
      content.foregroundStyle(.yellow)
    } else {
      content
    }
  }
}

struct Title: View {
  var body: some View { Text("Title").modifier(Shiny()) }
}

// One expression; only values depend on the condition.
struct Dimmed: ViewModifier {
  @State private var isDim = false

  func body(content: Content) -> some View {
    content.opacity(isDim ? 0.5 : 1).onTapGesture { isDim.toggle() }
  }
}

// Only one arm has the content: it is meant to go.
struct Gone: ViewModifier {
  @State private var isGone = false

  func body(content: Content) -> some View {
    if !isGone {
      content.onTapGesture { isGone = true }
    }
  }
}

struct Three: View {
  @State private var text = ""

  var body: some View { TextField("A", text: $text).modifier(Dimmed()).modifier(Gone()) }
}

// An environment value that is set to something at every place: it does not come and go.
struct ItemKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  var item: Int? {
    get { self[ItemKey.self] }
    set { self[ItemKey.self] = newValue }
  }
}

struct Reporting: ViewModifier {
  @Environment(\.item) private var item

  func body(content: Content) -> some View {
    if let item {
      content.onAppear { print(item) }
    } else {
      content
    }
  }
}

struct Container: View {
  @State private var text = ""

  var body: some View { TextField("A", text: $text).modifier(Reporting()).environment(\.item, 3) }
}

// Inside an arm, its condition cannot flip.
enum Frame {
  case round, square
}

extension View {
  @ViewBuilder func cut(_ frame: Frame) -> some View {
    switch frame {
    case .round: clipShape(Circle())
    case .square: clipShape(Rectangle())
    }
  }

  @ViewBuilder func framed(_ frame: Frame) -> some View {
    switch frame {
    case .round: padding().background(.red)
    case .square: cutAndPad(frame)
    }
  }

  @ViewBuilder func cutAndPad(_ frame: Frame) -> some View {
    switch frame {
    case .round: clipShape(Circle())
    case .square: clipShape(Rectangle())
    }
  }

  @ViewBuilder func dim(_ isDim: Bool) -> some View {
    if isDim { opacity(0.5) } else { self }
  }
}

struct Four: View {
  @State private var frame = Frame.round
  @State private var isDim = false
  @State private var text = ""

  var body: some View {
    switch frame {  // expect: view_in_branches
    case .round:
      TextField("A", text: $text).cut(frame).framed(.round).onTapGesture { frame = .square }
    case .square: TextField("A", text: $text).cut(frame).onTapGesture { frame = .round }
    }
    if isDim {
      TextField("B", text: $text).dim(isDim)
    } else {
      TextField("B", text: $text).dim(isDim).framed(.square).onTapGesture { isDim = true }
    }
  }
}

// Views of their own, and conditions that do not flip while something can be lost.
struct OtherArms: View {
  let names: [String]
  @State private var isEditing = false
  @State private var isLoaded = false
  @State private var text = ""
  @AppStorage("wide") private var isWide = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    // Other data: another view.
    if isEditing {
      OtherRow(title: "a").padding()
    } else {
      OtherRow(title: "b")
    }
    // An id of its own says so.
    if isEditing {
      OtherRow(title: "a").id("editing")
    } else {
      OtherRow(title: "a")
    }
    // Nothing to lose.
    if isEditing {
      Text("A").bold()
    } else {
      Text("A")
    }
    // Loaded once.
    if isLoaded {
      TextField("T", text: $text).opacity(1)
    } else {
      TextField("T", text: $text)
    }
    // A setting.
    if isWide {
      TextField("T", text: $text).padding()
    } else {
      TextField("T", text: $text)
    }
    if reducesMotion {
      TextField("T", text: $text)
    } else {
      TextField("T", text: $text).rotationEffect(.zero)
    }
    ForEach(names, id: \.self) { name in
      if name != names.last {
        TextField(name, text: $text).padding()
      } else {
        TextField(name, text: $text)
      }
    }
    Button("Flip") {
      isEditing.toggle()
      isWide.toggle()
      isLoaded = true
    }
  }
}

struct OtherRow: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}

// An overload that nobody calls.
extension View {
  @ViewBuilder func boxed(_ isOn: Bool, color: Color) -> some View {
    if isOn { border(color) } else { self }
  }

  func boxed(_ isOn: Bool) -> some View { border(isOn ? Color.red : Color.clear) }
}

struct Boxed: View {
  @State private var isOn = false
  @State private var text = ""
  var body: some View { TextField("T", text: $text).boxed(isOn).onTapGesture { isOn.toggle() } }
}
