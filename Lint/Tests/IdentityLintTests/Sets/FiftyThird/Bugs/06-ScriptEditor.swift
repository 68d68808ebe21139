import SwiftUI

struct ScriptTextView: UIViewRepresentable {
  let text: String
  let onEdit: (String) -> Void

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text {
      view.text = text
    }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    // bug: The coordinator keeps the first representable value with its first onEdit
    let parent: ScriptTextView

    init(parent: ScriptTextView) {
      self.parent = parent
    }

    func textViewDidChange(_ textView: UITextView) {
      parent.onEdit(textView.text)
    }
  }
}

struct ScriptEditor: View {
  @State private var scenes = ["INT. KITCHEN", "EXT. STREET", "INT. OFFICE"]
  @State private var current = 0

  var body: some View {
    VStack {
      Picker("Scene", selection: $current) {
        Text("One").tag(0)
        Text("Two").tag(1)
        Text("Three").tag(2)
      }
      .pickerStyle(.segmented)
      ScriptTextView(text: scenes[current]) { [current] edited in
        scenes[current] = edited
      }
    }
    .padding()
  }
}
