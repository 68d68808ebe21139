import SwiftUI

@Observable
final class Leaf {
  var text = ""
}

struct Leaves: View {
  let leaves: [Leaf]
  @State private var index = 0
  var body: some View {
    LeafPage(leaf: leaves[index])
    Button("Next") { index += 1 }
  }
}

struct LeafPage: View {
  @Bindable var leaf: Leaf
  var body: some View { LeafText(text: $leaf.text) }
}

struct LeafText: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }  // expect: stale_coordinator
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  final class Coordinator: NSObject {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func changed(_ new: String) { text.wrappedValue = new }
  }
}
