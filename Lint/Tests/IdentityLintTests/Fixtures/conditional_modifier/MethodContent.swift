import SwiftUI

struct Editor: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}
struct Page: View {
  @State private var isExpanded = false
  @State private var isWide = false
  var body: some View {
    Toggle("Expand", isOn: $isExpanded)
    Toggle("Wide", isOn: $isWide)
    container { Editor() }
    card(isWide) { Editor() }
    framed(Editor())
  }
  @ViewBuilder
  private func container<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    if isExpanded {  // expect: conditional_modifier
      ScrollView { content() }
    } else {
      content()
    }
  }
  @ViewBuilder
  private func card<Content>(_ isWide: Bool, @ViewBuilder content: () -> Content) -> some View
  where Content: View {
    if isWide {  // expect: conditional_modifier
      HStack { content() }
    } else {
      VStack { content() }
    }
  }
  @ViewBuilder
  private func framed(_ view: some View) -> some View {
    switch isExpanded {  // expect: conditional_modifier
    case true: view.border(.red)
    case false: view
    }
  }
}
