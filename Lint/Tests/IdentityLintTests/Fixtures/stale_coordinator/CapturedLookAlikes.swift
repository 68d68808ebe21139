import SwiftUI

struct PageText: UIViewRepresentable {
  let text: String
  let onEdit: (String) -> Void
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
  }
  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: PageText
    init(parent: PageText) { self.parent = parent }
    func textViewDidChange(_ view: UITextView) { parent.onEdit(view.text) }
  }
}
struct Pages: View {
  @State private var pages = ["A", "B"]
  @State private var current = 0
  @State private var count = 2
  var body: some View {
    Stepper("Page", value: $current, in: 0...1)
    // The state is read when the closure runs.
    PageText(text: pages[current]) { pages[current] = $0 }
    // The captured state does not change, or is not used.
    PageText(text: "a") { [count] in pages[count - 1] = $0 }
    PageText(text: "a") { [current] in pages[0] = $0 }
    // Another view for each page.
    PageText(text: pages[current]) { [current] in pages[current] = $0 }.id(current)
  }
}
