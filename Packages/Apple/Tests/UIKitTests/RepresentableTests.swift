import Testing
import TheseusTesting
import UIKit

private struct Player: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Field: UIViewRepresentable {
  @Binding var text: String
  class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: UIViewRepresentableContext<Field>) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.backgroundColor = .clear
    view.textContainerInset = .zero
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
}

@Suite("Views of UIKit in SwiftUI")
@MainActor
struct RepresentableTests {
  @Test("placeholders with their names are shown")
  func placeholders() {
    let host = TestHost(columns: 40, rows: 8) {
      Player()
      Field(text: .constant("a"))
    }
    #expect(host.screen.contains("Player") && host.screen.contains("Field"))
    let issues = (host.trace.issues + RuntimeIssues.stray).map(\.message)
    #expect(issues.filter { $0.hasPrefix("Player") }.count == 1)
  }

  @Test("a hosting controller keeps its root view, appearances change nothing")
  func hosting() {
    let hosting = UIHostingController(rootView: Text("x"))
    hosting.view.backgroundColor = .clear
    #expect(hosting.isViewLoaded)
    UINavigationBar.appearance().tintColor = .red
    #expect(
      RuntimeIssues.stray.filter { $0.message.hasPrefix("UINavigationBar.appearance()") }.count == 1
    )
  }
}
