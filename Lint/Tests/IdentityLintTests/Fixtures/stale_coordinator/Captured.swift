import SwiftUI

struct SceneText: UIViewRepresentable {
  let text: String
  let onEdit: (String) -> Void
  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)  // expect: stale_coordinator
  }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
  }
  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: SceneText
    init(parent: SceneText) { self.parent = parent }
    func textViewDidChange(_ view: UITextView) { parent.onEdit(view.text) }
  }
}
struct Scenes: View {
  @State private var scenes = ["A", "B"]
  @State private var current = 0
  var body: some View {
    Stepper("Scene", value: $current, in: 0...1)
    SceneText(text: scenes[current]) { [index = current] in scenes[index] = $0 }
  }
}
