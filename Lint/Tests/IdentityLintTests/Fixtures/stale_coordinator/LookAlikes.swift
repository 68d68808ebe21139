import SwiftUI

struct Search: UIViewRepresentable {
  let scope: Int
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
  func updateUIView(_ bar: UISearchBar, context: Context) {
    context.coordinator.parent = self
    bar.text = text
  }
  class Coordinator: NSObject {
    var parent: Search
    init(_ parent: Search) { self.parent = parent }
    func commit() { print(parent.scope, parent.text) }
  }
}
/// Only a binding of a state.
struct Field: UIViewRepresentable {
  let title: String
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) { field.placeholder = title }
  class Coordinator: NSObject {
    let parent: Field
    init(_ parent: Field) { self.parent = parent }
    func changed(_ text: String) { parent.text = text }
  }
}
struct Chart: UIViewRepresentable {
  let onSelect: (Int) -> Void
  func makeCoordinator() -> Delegate { Delegate(select: onSelect) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.update(onSelect) }
}
final class Delegate: NSObject {
  private var select: (Int) -> Void
  init(select: @escaping (Int) -> Void) { self.select = select }
  func update(_ select: @escaping (Int) -> Void) { self.select = select }
  func clicked() { select(1) }
}
struct Map: UIViewRepresentable {
  let day: Int
  let onTap: (Int) -> Void
  func makeCoordinator() -> Coordinator { Coordinator(onTap: onTap) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  final class Coordinator {
    let onTap: (Int) -> Void
    init(onTap: @escaping (Int) -> Void) { self.onTap = onTap }
    func tapped() { onTap(1) }
  }
}
struct Page: View {
  @State private var chosen = 0
  @State private var text = ""
  var body: some View {
    Stepper("Scope", value: $chosen)
    Search(scope: chosen, text: $text)
    Field(title: "\(chosen)", text: $text)
    Chart { print($0, chosen) }
    // It reads state, which the closure finds where it is.
    Map(day: chosen) { chosen = $0 }
    detail(of: chosen)
  }
  func detail(of day: Int) -> some View { Map(day: day) { print($0, day) }.id(day) }
}
