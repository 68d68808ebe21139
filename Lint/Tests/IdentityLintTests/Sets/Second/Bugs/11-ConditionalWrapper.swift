import SwiftUI

struct Card11<Content: View>: View {
  let isFramed: Bool
  @ViewBuilder let content: Content
  var body: some View {
    if isFramed {  // bug: framing clears the content
      content.padding().background(.thinMaterial)
    } else {
      content
    }
  }
}
struct Journal11: View {
  @State private var framed = false
  var body: some View {
    VStack {
      Card11(isFramed: framed) { Entry11() }; Toggle("Frame", isOn: $framed)
    }
  }
}
struct Entry11: View {
  @State private var text = ""; var body: some View { TextEditor(text: $text) }
}
