import SwiftUI

struct Summary: View {
  let names: [String]
  var body: some View { Text(names.joined()) }
}
struct OfABuilder<Content: View>: View {
  @State private var content: Content  // expect: state_from_parent
  init(@ViewBuilder content: () -> Content) { _content = State(initialValue: content()) }
  var body: some View { content }
}
struct OfAClosure<Content: View>: View {
  @State private var content: () -> Content  // expect: state_from_parent
  init(@ViewBuilder content: @escaping () -> Content) { _content = State(wrappedValue: content) }
  var body: some View { content() }
}
struct Erased: View {
  @State private var page: AnyView  // expect: state_from_parent
  init(_ page: some View) { _page = State(initialValue: AnyView(page)) }
  var body: some View { page }
}
struct BuiltHere: View {
  @State private var summary: Summary  // expect: state_from_parent
  init(names: [String]) { _summary = State(initialValue: Summary(names: names)) }
  var body: some View { summary }
}
struct Memberwise<Content: View>: View {
  @State var content: Content  // expect: state_from_parent
  var body: some View { content.padding() }
}
struct Labeled<Label: View>: View {
  let count: Int
  @State private var label: Label?  // expect: state_from_parent
  init(count: Int, label: Label?) {
    self.count = count
    self._label = State(initialValue: label)
  }
  var body: some View { label }
}
struct Names: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Add") { names.append("b") }
    OfABuilder { Text(names.joined()) }
    OfAClosure { Text(names.joined()) }
    Erased(Text(names.joined()))
    BuiltHere(names: names)
    Memberwise(content: Text(names.joined()))
    Labeled(count: 1, label: Text(names.joined()))
  }
}
