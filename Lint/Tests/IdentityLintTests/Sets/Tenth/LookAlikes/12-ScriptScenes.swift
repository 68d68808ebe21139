import SwiftUI
import Observation

@Observable
final class ScriptScene: Identifiable {
  let id = UUID()
  var heading: String
  var dialogue = ""

  init(heading: String) { self.heading = heading }
}

struct ScriptView: View {
  let scenes: [ScriptScene]
  @State private var index = 0

  var body: some View {
    VStack {
      SceneEditor(scene: scenes[index])
      HStack {
        Button("Back") { index -= 1 }.disabled(index == 0)
        Button("Next") { index += 1 }.disabled(index == scenes.count - 1)
      }
    }
  }
}

private struct SceneEditor: View {
  @Bindable var scene: ScriptScene

  var body: some View {
    TextField("Heading", text: $scene.heading)
    DialogueTextView(text: $scene.dialogue)
  }
}

struct DialogueTextView: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = $text
    if view.text != text { view.text = text }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}
