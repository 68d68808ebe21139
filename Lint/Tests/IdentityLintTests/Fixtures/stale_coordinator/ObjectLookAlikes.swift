import SwiftUI

@Observable
final class Leaf {
  var text = ""
}

struct Book: View {
  @State private var leaf = Leaf()
  @State private var index = 0
  let leaves: [Leaf]
  var body: some View {
    LeafPage(leaf: leaf)
    Renewed(leaf: leaves[index])
    Button("Next") { index += 1 }
  }
}

struct LeafPage: View {
  @Bindable var leaf: Leaf
  var body: some View { LeafText(text: $leaf.text) }
}

struct LeafText: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  final class Coordinator: NSObject {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func changed(_ new: String) { text.wrappedValue = new }
  }
}

struct Renewed: View {
  @Bindable var leaf: Leaf
  var body: some View {
    RenewedText(text: $leaf.text)
    KnownText(text: $leaf.text).id(ObjectIdentifier(leaf))
  }
}

struct RenewedText: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { context.coordinator.text = $text }
}

struct KnownText: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

final class Keeper: NSObject {
  var text: Binding<String>
  init(text: Binding<String>) { self.text = text }
  func changed(_ new: String) { text.wrappedValue = new }
}
