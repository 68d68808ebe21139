import SwiftUI

struct Entry: View {
  @Binding var text: String
  @State private var showsHelp = false
  var body: some View {
    TextField("Entry", text: $text)
    Toggle("Help", isOn: $showsHelp)
  }
}
struct Chrome {
  func wrap<Field: View>(_ field: Field, message: String?) -> AnyView {
    if let message {  // expect-info: erased_branches
      return AnyView(
        VStack {
          field.padding()
          Text(message)
        })
    }
    return AnyView(field.padding())
  }
  func card<Content: View>(isWide: Bool, @ViewBuilder content: () -> Content) -> AnyView {
    guard isWide else { return AnyView(HStack { content() }) }  // expect-info: erased_branches
    return AnyView(VStack { content() })
  }
  func boxed(_ view: some View, level: Int) -> AnyView {
    switch level {  // expect-info: erased_branches
    case 0: return AnyView(view)
    case 1: return AnyView(GroupBox { view })
    default: return AnyView(ScrollView { view })
    }
  }
  func framed<Field>(_ field: Field, isWrong: Bool) -> AnyView where Field: View {
    let inner = field.padding()
    guard isWrong else { return AnyView(inner) }  // expect-info: erased_branches
    return AnyView(
      ZStack {
        Color.red
        inner
      })
  }
}
struct Style<Field: View> {
  func marked(_ field: Field, isWrong: Bool) -> AnyView {
    if isWrong {  // expect-info: erased_branches
      AnyView(HStack { field })
    } else {
      AnyView(field)
    }
  }
}
struct Screen: View {
  private let chrome = Chrome()
  @State private var text = ""
  @State private var isWide = false
  @State private var level = 0
  private var message: String? { text.contains("@") ? nil : "Wrong" }
  var body: some View {
    chrome.wrap(Entry(text: $text), message: message)
    chrome.card(isWide: isWide) { Entry(text: $text) }
    chrome.boxed(Entry(text: $text), level: level)
    chrome.framed(Entry(text: $text), isWrong: !text.contains("@"))
    Style().marked(Entry(text: $text), isWrong: !text.contains("@"))
    Toggle("Wide", isOn: $isWide)
    Stepper("Level", value: $level)
  }
}
