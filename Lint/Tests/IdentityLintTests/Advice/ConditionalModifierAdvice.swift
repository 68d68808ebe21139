import SwiftUI

// Code for which the rule gives advice, and the same code with the advice followed. Theseus
// compiles it (the target LintAdvice); AdviceTests lints it.

struct AdviceField: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

// case: a modifier with a neutral value
struct PaddingBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      AdviceField().padding(8)
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct PaddingAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().padding(isOn ? 8 : 0)
    Button("Flip") { isOn.toggle() }
  }
}

// case: the modifier in the other arm
struct FrameBefore: View {
  @State private var isWide = false
  var body: some View {
    if isWide {
      AdviceField()
    } else {
      AdviceField().frame(width: 100, height: 20)
    }
    Button("Flip") { isWide.toggle() }
  }
}
// after
struct FrameAfter: View {
  @State private var isWide = false
  var body: some View {
    AdviceField().frame(width: isWide ? nil : 100, height: isWide ? nil : 20)
    Button("Flip") { isWide.toggle() }
  }
}

// case: a modifier that is a flag
struct DisabledBefore: ViewModifier {
  @Binding var isOff: Bool
  func body(content: Content) -> some View {
    if isOff {
      content.disabled(true)
    } else {
      content
    }
  }
}
struct DisabledUseBefore: View {
  @State private var isOff = false
  var body: some View {
    AdviceField().modifier(DisabledBefore(isOff: $isOff))
    Button("Flip") { isOff.toggle() }
  }
}
// after
struct DisabledAfter: ViewModifier {
  @Binding var isOff: Bool
  func body(content: Content) -> some View {
    content.disabled(isOff ? true : false)
  }
}
struct DisabledUseAfter: View {
  @State private var isOff = false
  var body: some View {
    AdviceField().modifier(DisabledAfter(isOff: $isOff))
    Button("Flip") { isOff.toggle() }
  }
}

// case: hidden
struct HiddenBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      AdviceField().hidden()
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct HiddenAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().opacity(isOn ? 0 : 1)
    Button("Flip") { isOn.toggle() }
  }
}

// case: a modifier with a builder
struct OverlayBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      AdviceField().overlay { Text("New") }
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct OverlayAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().overlay { if isOn { Text("New") } }
    Button("Flip") { isOn.toggle() }
  }
}

// case: a context menu
struct MenuBefore: View {
  @State private var isOn = false
  var body: some View {
    if !isOn {
      AdviceField().contextMenu { Button("Copy") {} }
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct MenuAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().contextMenu { if !isOn { Button("Copy") {} } }
    Button("Flip") { isOn.toggle() }
  }
}

// case: an action
struct TapBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      AdviceField().onTapGesture { print("tapped") }
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct TapAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().onTapGesture { if isOn { print("tapped") } }
    Button("Flip") { isOn.toggle() }
  }
}

// case: a gesture
struct DragBefore: View {
  @State private var isOn = false
  private let drag = DragGesture()
  var body: some View {
    if isOn {
      AdviceField().gesture(drag)
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct DragAfter: View {
  @State private var isOn = false
  private let drag = DragGesture()
  var body: some View {
    AdviceField().gesture(drag, including: isOn ? .all : .subviews)
    Button("Flip") { isOn.toggle() }
  }
}

// case: a presentation
struct SheetBefore: View {
  @State private var isOn = false
  @State private var isShown = false
  var body: some View {
    if isOn {
      AdviceField().sheet(isPresented: $isShown) { Text("Sheet") }
    } else {
      AdviceField()
    }
    Button("Show") { isShown = true }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct SheetAfter: View {
  @State private var isOn = false
  @State private var isShown = false
  var body: some View {
    AdviceField().sheet(isPresented: $isShown) { Text("Sheet") }
    Button("Show") { if isOn { isShown = true } }
    Button("Flip") { isOn.toggle() }
  }
}

// case: focus
struct FocusBefore: View {
  @State private var isOn = false
  @FocusState private var isFocused: Bool
  var body: some View {
    if isOn {
      AdviceField().focused($isFocused)
    } else {
      AdviceField()
    }
    Button("Edit") { isFocused = true }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct FocusAfter: View {
  @State private var isOn = false
  @FocusState private var isFocused: Bool
  var body: some View {
    AdviceField().focused($isFocused)
    Button("Edit") { if isOn { isFocused = true } }
    Button("Flip") { isOn.toggle() }
  }
}

// case: a modifier that has no neutral value
struct SearchBefore: View {
  @State private var isOn = false
  @State private var query = ""
  var body: some View {
    if isOn {
      AdviceField().searchable(text: $query)
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct SearchAfter: View {
  @State private var isOn = false
  @State private var query = ""
  @State private var text = ""
  var body: some View {
    if isOn {
      BoundField(text: $text).searchable(text: $query)
    } else {
      BoundField(text: $text)
    }
    Button("Flip") { isOn.toggle() }
  }
}
struct BoundField: View {
  @Binding var text: String
  var body: some View { Text(text).onTapGesture { text += "!" } }
}

// case: two stacks
struct StacksBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      HStack {
        AdviceField()
        Text("A")
      }
    } else {
      VStack {
        AdviceField()
        Text("A")
      }
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct StacksAfter: View {
  @State private var isOn = false
  var body: some View {
    let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      AdviceField()
      Text("A")
    }
    Button("Flip") { isOn.toggle() }
  }
}

// case: a scroll view around the content
struct ScrollBefore: View {
  var body: some View {
    GeometryReader { proxy in
      if proxy.size.height < 200 {
        ScrollView { AdviceField() }
      } else {
        VStack { AdviceField() }
      }
    }
  }
}
// after
struct ScrollAfter: View {
  @State private var text = ""
  var body: some View {
    GeometryReader { proxy in
      if proxy.size.height < 200 {
        ScrollView { BoundField(text: $text) }
      } else {
        VStack { BoundField(text: $text) }
      }
    }
  }
}
