import SwiftUI
import UIKit

@Observable
final class Notebook {
  var titles: [UUID: String] = [:]
  var bodies: [UUID: String] = [:]
  var order: [UUID] = []
}

struct SourceTextView: UIViewRepresentable {
  @Binding var text: String
  var fontSize: CGFloat

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.alwaysBounceVertical = true
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.font = .monospacedSystemFont(ofSize: fontSize, weight: .regular)
    if view.text != text {
      view.text = text
    }
  }

  func makeCoordinator() -> Coordinator {
    // bug: made once and never refreshed, it keeps the binding of the page that was open first
    Coordinator(self)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let parent: SourceTextView

    init(_ parent: SourceTextView) {
      self.parent = parent
    }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
    }
  }
}

struct NotebookView: View {
  @State private var notebook = Notebook()
  @State private var page: UUID?

  var body: some View {
    NavigationSplitView {
      List(notebook.order, id: \.self, selection: $page) { id in
        Text(notebook.titles[id] ?? "Untitled")
      }
      .toolbar {
        Button("New Page", systemImage: "square.and.pencil") {
          let id = UUID()
          notebook.order.append(id)
          page = id
        }
      }
    } detail: {
      if let page {
        SourceTextView(text: body(of: page), fontSize: 15)
      } else {
        Text("Select a page")
      }
    }
  }

  private func body(of id: UUID) -> Binding<String> {
    Binding {
      notebook.bodies[id, default: ""]
    } set: { newValue in
      notebook.bodies[id] = newValue
    }
  }
}
