import SwiftUI
import Observation

struct Snippet: Identifiable, Hashable {
  let id: UUID
  var title: String
  var code: String
}

@Observable
final class SnippetLibrary {
  var snippets: [Snippet] = []

  func snippet(_ id: Snippet.ID?) -> Snippet? { snippets.first { $0.id == id } }

  func save(_ code: String, for id: Snippet.ID) {
    guard let index = snippets.firstIndex(where: { $0.id == id }) else { return }
    snippets[index].code = code
  }
}

struct SnippetBrowser: View {
  @State private var library = SnippetLibrary()
  @State private var selection: Snippet.ID?

  var body: some View {
    NavigationSplitView {
      List(library.snippets, selection: $selection) { snippet in
        Text(snippet.title)
      }
    } detail: {
      detail
    }
  }

  @ViewBuilder private var detail: some View {
    if let snippet = library.snippet(selection) {
      SnippetEditor(snippet: snippet) { code in
        library.save(code, for: snippet.id)
      }
      .navigationTitle(snippet.title)
      .id(snippet.id)
    } else {
      Text("Nothing selected")
    }
  }
}

private struct SnippetEditor: View {
  private let original: Snippet
  private let onSave: (String) -> Void
  @State private var code: String

  init(snippet: Snippet, onSave: @escaping (String) -> Void) {
    original = snippet
    self.onSave = onSave
    _code = State(initialValue: snippet.code)
  }

  var body: some View {
    TextEditor(text: $code)
      .font(.body.monospaced())
      .toolbar {
        Button("Save") { onSave(code) }
          .disabled(code == original.code)
      }
  }
}
