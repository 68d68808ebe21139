import SwiftUI
import UIKit

/// A text view with a placeholder.
struct NotesTextView: UIViewRepresentable {
  @Binding var text: String
  var placeholder = ""

  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text)
  }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.textContainerInset = UIEdgeInsets(top: 8, left: 2, bottom: 8, right: 2)

    let label = context.coordinator.placeholderLabel
    label.font = view.font
    label.textColor = .placeholderText
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
    ])
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text {
      view.text = text
    }
    context.coordinator.placeholderLabel.text = placeholder
    context.coordinator.placeholderLabel.isHidden = !text.isEmpty
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    let placeholderLabel = UILabel()
    private var text: Binding<String>

    init(text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
      placeholderLabel.isHidden = !textView.text.isEmpty
    }
  }
}
