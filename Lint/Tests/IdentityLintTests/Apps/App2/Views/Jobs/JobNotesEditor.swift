import SwiftUI
import UIKit

struct JobNotesEditor: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text)
  }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.dataDetectorTypes = [.phoneNumber, .link]
    view.keyboardDismissMode = .interactive
    view.inputAccessoryView = makeToolbar(for: view)
    view.text = text
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text {
      view.text = text
    }
  }

  private func makeToolbar(for view: UITextView) -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIBarButtonItem(
      barButtonSystemItem: .done,
      target: view,
      action: #selector(UIResponder.resignFirstResponder)
    )
    toolbar.items = [.flexibleSpace(), done]
    toolbar.sizeToFit()
    return toolbar
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let text: Binding<String>

    init(text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}
