import SwiftUI

// Views that keep the content they are given, and put it into two arms.
struct Adaptive<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @ViewBuilder let content: () -> Content

  var body: some View {
    if width == .compact {  // expect: conditional_modifier
      VStack { content() }
    } else {
      HStack { content() }
    }
  }
}

struct Framed<Content>: View where Content: View {
  let isWide: Bool
  private let content: Content

  init(isWide: Bool, @ViewBuilder content: () -> Content) {
    self.isWide = isWide
    self.content = content()
  }

  var body: some View {
    VStack {
      if isWide {  // expect: conditional_modifier
        self.content.padding()
      } else {
        self.content
      }
    }
  }
}

struct Page: View {
  @State private var name = ""
  @State private var isWide = false

  var body: some View {
    Adaptive {
      TextField("Name", text: $name)
      Framed(isWide: isWide) { TextField("Name", text: $name) }
      Button("Wider") { isWide.toggle() }
    }
  }
}
