import SwiftUI
import Combine

final class SnippetSearch: ObservableObject {
  @Published var query = ""
  private let snippets: [String]

  init(snippets: [String] = ["guard let", "switch case", "do catch", "struct view"]) {
    self.snippets = snippets
  }

  var matches: [String] {
    query.isEmpty ? snippets : snippets.filter { $0.localizedCaseInsensitiveContains(query) }
  }
}

struct SnippetPanel: View {
  // bug: @ObservedObject with a default makes a new SnippetSearch whenever EditorWindow's body
  // runs, so each character typed in the editor (or each inserted snippet) clears the snippet
  // search
  @ObservedObject var search = SnippetSearch()
  let onInsert: (String) -> Void

  var body: some View {
    VStack(spacing: 6) {
      TextField("Find a snippet", text: $search.query)
        .textFieldStyle(.roundedBorder)
      List(search.matches, id: \.self) { snippet in
        Button(snippet) { onInsert(snippet) }
          .buttonStyle(.plain)
      }
    }
    .frame(width: 240)
  }
}

struct EditorWindow: View {
  @State private var source = ""

  var body: some View {
    HStack(spacing: 0) {
      SnippetPanel { snippet in
        source += snippet
      }
      Divider()
      VStack(alignment: .leading) {
        TextEditor(text: $source)
        Text("\(source.count) characters")
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}
