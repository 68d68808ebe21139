import SwiftUI

struct Snippet: Identifiable, Codable, Hashable {
  var id = UUID()
  var trigger: String
  var expansion: String
}

final class SnippetStore: ObservableObject {
  @Published var snippets: [Snippet] {
    didSet { persist() }
  }

  private static let fileURL = URL.applicationSupportDirectory.appending(path: "snippets.json")

  init() {
    let data = try? Data(contentsOf: Self.fileURL)
    snippets = data.flatMap { try? JSONDecoder().decode([Snippet].self, from: $0) } ?? []
  }

  private func persist() {
    guard let data = try? JSONEncoder().encode(snippets) else { return }
    try? data.write(to: Self.fileURL, options: .atomic)
  }
}

@main
struct SnippetsApp: App {
  var body: some Scene {
    Window("Snippets", id: "library") {
      SnippetLibrary()
    }
    Settings {
      SnippetTriggersPane()
        .frame(width: 420, height: 320)
    }
  }
}

struct SnippetLibrary: View {
  @StateObject private var store = SnippetStore()
  @State private var selection: Snippet.ID?

  var body: some View {
    List(store.snippets, selection: $selection) { snippet in
      LabeledContent(snippet.trigger, value: snippet.expansion)
    }
    .toolbar {
      Button("Add", systemImage: "plus") {
        store.snippets.append(Snippet(trigger: ";new", expansion: "New snippet"))
      }
    }
  }
}

struct SnippetTriggersPane: View {
  // bug: a second copy of the list, its next write puts the file back to what it had read at
  // opening
  @StateObject private var store = SnippetStore()

  var body: some View {
    Form {
      ForEach($store.snippets) { $snippet in
        TextField("Trigger", text: $snippet.trigger)
      }
    }
    .padding()
  }
}
