import SwiftUI

enum Cards {
  static func card<Content: View>(_ content: Content, isLit: Bool) -> AnyView {
    let base = content.padding()
    guard isLit else { return AnyView(base) }  // expect-info: erased_branches
    return AnyView(base.border(.green))
  }
  static func frame(_ content: some View, isLit: Bool) -> AnyView {
    if isLit {  // expect-info: erased_branches
      AnyView(content.border(.green))
    } else {
      AnyView(content)
    }
  }
}

struct Entry: View {
  @State private var name = ""
  var body: some View {
    Cards.card(Field(name: $name), isLit: name.count > 3)
    Cards.frame(Field(name: $name), isLit: name.count > 3)
  }
}

struct Field: View {
  @Binding var name: String
  @State private var isOpen = false
  var body: some View {
    TextField("Name", text: $name)
    Toggle("Open", isOn: $isOpen)
  }
}
