import SwiftUI

struct Card11b<Content: View>: View {
  let isFramed: Bool
  @ViewBuilder let content: Content
  var body: some View {
    content.padding(isFramed ? 16 : 0).background(
      isFramed ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear))
  }
}
struct Journal11b: View {
  @State private var on = false;
  var body: some View {
    VStack {
      Card11b(isFramed: on) { Entry11b() }; Toggle("Frame", isOn: $on)
    }
  }
}
struct Entry11b: View {
  @State private var text = ""; var body: some View { TextEditor(text: $text) }
}
