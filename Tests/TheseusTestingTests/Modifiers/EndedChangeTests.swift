import TheseusTesting
import TheseusViews
import Testing

@MainActor private final class Log { var lines: [String] = [] }

/// A page whose query changes in the event that removes it.
private struct Search: View {
  let query: String
  let log: Log
  var body: some View {
    Group { Text("query \(query)") }
      .onChange(of: query) { log.lines.append("changed") }
      .onChange(of: query) { log.lines.append("changed \($0) to \($1)") }
      .onChange(of: query, perform: { log.lines.append("changed to \($0)") })
      .task(id: query) { log.lines.append("search \(query)") }
      .onDisappear { log.lines.append("gone") }
  }
}

private struct Page: View {
  let log: Log
  @State private var query = "a"
  @State private var isSearching = true
  var body: some View {
    VStack {
      if isSearching { Search(query: query, log: log) }
      Button("close") {
        query = ""
        withAnimation { isSearching = false }
      }
      Button("other") { query += "b" }
    }
  }
}

@MainActor @Suite("What a view would do for a change is dropped when the view ends")
struct EndedChangeTests {
  @Test("R62 R63 onChange and task(id:) do not act for a view that ended in the same event")
  func ended() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Page(log: log) }
    try await host.settle()
    #expect(log.lines == ["search a"])
    try host.find(.button, "close").tap()
    try await host.settle()
    #expect(log.lines == ["search a", "gone"])
  }

  @Test("R62 R63 they act for a view that stays")
  func stays() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Page(log: log) }
    try await host.settle()
    try host.find(.button, "other").tap()
    try await host.settle()
    #expect(
      log.lines == ["search a", "changed", "changed a to ab", "changed to ab", "search ab"])
  }
}
