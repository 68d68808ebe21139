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
  /// One container, in which only what is beside the field depends on the message.
  func wrap<Field: View>(_ field: Field, message: String?) -> AnyView {
    AnyView(
      VStack {
        field.padding()
        if let message { Text(message) }
      })
  }
  /// Callers decide once.
  func card<Content: View>(isWide: Bool, @ViewBuilder content: () -> Content) -> AnyView {
    isWide ? AnyView(HStack { content() }) : AnyView(VStack { content() })
  }
  /// No caller passes a view with state.
  func boxed(_ view: some View, isBoxed: Bool) -> AnyView {
    if isBoxed { return AnyView(GroupBox { view }) }
    return AnyView(view.padding())
  }
  /// One arm shows something else.
  func locked(_ view: some View, isLocked: Bool) -> AnyView {
    if isLocked { return AnyView(VStack { Text("Locked") }) }
    return AnyView(view)
  }
  /// A parameter that is no view.
  func titled(_ title: String, isLarge: Bool) -> AnyView {
    if isLarge { return AnyView(VStack { Text(title) }) }
    return AnyView(Label(title, systemImage: "star"))
  }
}
struct Screen: View {
  private let chrome = Chrome()
  @State private var text = ""
  @State private var isBoxed = false
  private var message: String? { text.contains("@") ? nil : "Wrong" }
  var body: some View {
    chrome.wrap(Entry(text: $text), message: message)
    chrome.card(isWide: true) { Entry(text: $text) }
    chrome.boxed(Text("Fixed"), isBoxed: isBoxed)
    chrome.locked(Entry(text: $text), isLocked: isBoxed)
    chrome.titled("Title", isLarge: isBoxed)
    Toggle("Boxed", isOn: $isBoxed)
  }
}
