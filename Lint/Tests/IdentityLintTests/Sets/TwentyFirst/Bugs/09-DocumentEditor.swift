import SwiftUI
import Observation

struct TextDocument: Identifiable, Hashable {
  let id: UUID
  var text: String
}

@MainActor
@Observable
final class DocumentSession {
  var document: TextDocument
  private let saved: TextDocument

  init(document: TextDocument) {
    self.document = document
    saved = document
  }

  func revert() {
    document = saved
  }
}

struct DocumentWindow: View {
  @Bindable var session: DocumentSession

  var body: some View {
    DocumentEditor(document: $session.document)
      .toolbar {
        Button("Revert to saved", action: session.revert)
          .keyboardShortcut("r", modifiers: [.command, .shift])
      }
  }
}

struct DocumentEditor: View {
  @Binding var document: TextDocument
  @State private var text: String

  init(document: Binding<TextDocument>) {
    _document = document
    // bug: text is a copy of the document made once: after Revert the editor still shows the
    // discarded text and the next key writes it back over the document.
    _text = State(initialValue: document.wrappedValue.text)
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
        .font(.body.monospaced())
      Text("\(document.text.split(separator: " ").count) words")
        .foregroundStyle(.secondary)
    }
    .onChange(of: text) { _, newText in
      document.text = newText
    }
    .padding()
  }
}
