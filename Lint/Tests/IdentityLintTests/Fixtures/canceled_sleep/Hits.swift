import SwiftUI

struct Typed: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []
  var body: some View {
    TextField("Query", text: $query)
    List(hits, id: \.self) { Text($0) }
      .task(id: query) {
        guard !query.isEmpty else { return }
        try? await Task.sleep(for: .milliseconds(300))  // expect: canceled_sleep
        hits = await search(query)
      }
  }
}
struct Passed: View {
  let query: String
  let search: (String) async -> [String]
  @State private var hits: [String] = []
  var body: some View {
    List(hits, id: \.self) { Text($0) }.task(id: query) { await load() }
  }
  private func load() async {
    _ = try? await Task.sleep(nanoseconds: 2_000_000_000)  // expect: canceled_sleep
    hits = await search(query)
  }
}
struct Local: View {
  let words: [String]
  @State private var query = ""
  @State private var hits: [String] = []
  var body: some View {
    TextField("Query", text: $query)
    List(hits, id: \.self) { Text($0) }
      .task(id: query) {
        try? await Task.sleep(for: .seconds(0.3))  // expect: canceled_sleep
        hits = words.filter { $0.contains(query) }
      }
  }
}
struct Saved: View {
  let save: (String) -> Void
  @State private var text = ""
  @State private var saving: Task<Void, Never>?
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: text) { _, new in
        saving?.cancel()
        saving = Task {
          try? await Task.sleep(for: .seconds(1))  // expect: canceled_sleep
          save(new)
        }
      }
  }
}
struct Toast: View {
  @State private var message: String?
  var body: some View {
    Button("Save") { message = "Saved" }
    Text(message ?? "")
      .task(id: message) {
        try? await Task.sleep(for: .seconds(3))  // expect: canceled_sleep
        message = nil
      }
  }
}
struct Carousel: View {
  let pages: [String]
  @State private var index = 0
  var body: some View {
    Button(pages[index]) { index = 0 }
      .task(id: index) {
        try? await Task.sleep(for: .seconds(5))  // expect: canceled_sleep
        index += 1
      }
  }
}
