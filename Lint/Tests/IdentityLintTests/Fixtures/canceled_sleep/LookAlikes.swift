import SwiftUI

struct Checked: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []
  @State private var saving: Task<Void, Never>?
  var body: some View {
    TextField("Query", text: $query)
    List(hits, id: \.self) { Text($0) }
      .task(id: query) {
        do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
        let found = await search(query)
        if !Task.isCancelled { hits = found }
      }
      .onChange(of: query) {
        saving?.cancel()
        saving = Task {
          try? await Task.sleep(for: .seconds(1))
          guard !Task.isCancelled else { return }
          hits = []
        }
      }
  }
}
struct Compared: View {
  let query: String
  let latest: () -> String
  let search: (String) async -> [String]
  @State private var hits: [String] = []
  var body: some View {
    List(hits, id: \.self) { Text($0) }
      .task(id: query) {
        try? await Task.sleep(for: .milliseconds(300))
        guard query == latest() else { return }
        hits = await search(query)
      }
  }
}
/// Nothing cancels them before the view goes.
struct Once: View {
  @State private var isShown = true
  @State private var lines: [String] = []
  let next: () async -> String
  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task {
        try? await Task.sleep(for: .seconds(1))
        lines.append(await next())
      }
      .task(id: isShown) {
        while isShown {
          try? await Task.sleep(for: .seconds(5))
          lines = [await next()]
        }
      }
  }
}
/// A flag that is set back.
struct Highlight: View {
  let value: Int
  @State private var isNew = false
  var body: some View {
    Text("\(value)").bold(isNew)
      .task(id: value) {
        isNew = true
        try? await Task.sleep(for: .seconds(1))
        isNew = false
      }
  }
}
/// The sleep is the end of the work, or what an example waits for.
struct Demo: View {
  let topic: String
  @State private var lines: [String] = []
  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task(id: topic) {
        lines = await load()
        try? await Task.sleep(for: .seconds(1))
      }
      .task(id: topic) {
        try? await Task.sleep(for: .seconds(1))
        lines = ["Line"]
      }
  }
  private func load() async -> [String] {
    try? await Task.sleep(for: .milliseconds(300))
    return ["Line"]
  }
}
