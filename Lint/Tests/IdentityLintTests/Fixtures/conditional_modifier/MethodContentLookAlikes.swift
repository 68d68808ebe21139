import SwiftUI

struct Editor: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}
struct Page: View {
  let isFixed = true
  @State private var isExpanded = false
  var body: some View {
    Toggle("Expand", isOn: $isExpanded)
    container { Editor() }
    titled { Text("title") }
    card(true) { Editor() }
    shown { Editor() }
  }
  @ViewBuilder
  private func container<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack {
      if isExpanded { Text("more") }
      content()
    }
  }
  @ViewBuilder
  private func titled<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    if isExpanded { HStack { content() } } else { content() }
  }
  @ViewBuilder
  private func card<Content: View>(_ isWide: Bool, @ViewBuilder content: () -> Content)
    -> some View
  {
    if isWide { HStack { content() } } else { VStack { content() } }
  }
  @ViewBuilder
  private func shown<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    if isExpanded { content() } else { Text("closed") }
  }
}
