import SwiftUI
import Observation

@Observable
final class JournalPage: Identifiable {
  let id = UUID()
  var title: String
  var text = ""

  init(title: String) { self.title = title }
}

struct JournalView: View {
  let pages: [JournalPage]
  @State private var index = 0

  var body: some View {
    VStack {
      PageEditor(page: pages[index])
      HStack {
        Button("Back") { index -= 1 }.disabled(index == 0)
        Button("Next") { index += 1 }.disabled(index == pages.count - 1)
      }
    }
  }
}

private struct PageEditor: View {
  @Bindable var page: JournalPage

  var body: some View {
    TextField("Title", text: $page.title)
    JournalTextView(text: $page.text)
  }
}

struct JournalTextView: UIViewRepresentable {
  @Binding var text: String

  // bug: the coordinator keeps the binding of the first page and updateUIView never renews it:
  // after Next, typing goes into the previous page and the shown page loses it
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}
