import SwiftUI
import UIKit

struct JournalTextView: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text)
  }

  func makeUIView(context: Context) -> UITextView {
    let textView = UITextView()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = context.coordinator
    return textView
  }

  func updateUIView(_ textView: UITextView, context: Context) {
    context.coordinator.text = $text
    if textView.text != text {
      textView.text = text
    }
  }
}

struct JournalView: View {
  @State private var pages = ["Monday: rain.", "Tuesday: more rain.", "Wednesday: sun!"]
  @State private var page = 0

  var body: some View {
    VStack {
      Stepper("Page \(page + 1)", value: $page, in: 0...(pages.count - 1))
      JournalTextView(text: $pages[page])
    }
    .padding()
  }
}
