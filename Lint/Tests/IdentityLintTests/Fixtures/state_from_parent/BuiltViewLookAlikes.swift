import SwiftUI

/// A constant has the view of each update.
struct Plain<Content: View>: View {
  private let content: Content
  @State private var isOpen = true
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { if isOpen { content } }
}
/// The page that the user chose last, from the first one on.
struct Pages: View {
  @State private var page: AnyView
  init(first: some View) { _page = State(initialValue: AnyView(first)) }
  var body: some View {
    page
    Button("Help") { page = AnyView(Text("Help")) }
  }
}
/// Nothing is passed.
struct Own: View {
  @State private var page = AnyView(Text("Home"))
  var body: some View { page }
}
/// Measured of the content, and not the content.
struct Sized<Content: View>: View {
  let content: Content
  @State private var height: CGFloat
  init(height initialHeight: CGFloat, @ViewBuilder content: () -> Content) {
    self.content = content()
    _height = State(initialValue: initialHeight)
  }
  var body: some View { content.frame(height: height) }
}
struct Names: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Add") { names.append("b") }
    Plain { Text(names.joined()) }
    Pages(first: Text("a"))
    Own()
    Sized(height: 10) { Text(names.joined()) }
  }
}
