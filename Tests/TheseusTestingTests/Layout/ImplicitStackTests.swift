import Foundation
import Testing
import TheseusTesting
import TheseusViews

private struct Two: View {
  var body: some View {
    Text("first")
    Text("second")
  }
}

private struct Growing: View {
  @State private var isLong = false
  var body: some View {
    Button("more") { isLong = true }
    if isLong { Text("last") }
  }
}

@MainActor @Suite("several views where one is expected are stacked vertically")
struct ImplicitStackTests {
  private func isStacked(_ host: TestHost) -> Bool {
    let lines = host.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = lines.firstIndex(of: "first"), let second = lines.firstIndex(of: "second")
    else { return false }
    return first < second
  }

  @Test("In a window")
  func window() {
    #expect(isStacked(TestHost(columns: 30, rows: 8) { Two() }))
    let host = TestHost(columns: 30, rows: 8) {
      Text("first")
      Text("second")
    }
    #expect(isStacked(host))
  }

  @Test("In a navigation stack, at its root and pushed")
  func navigation() throws {
    #expect(isStacked(TestHost(columns: 30, rows: 8) { NavigationStack { Two() } }))
    let host = TestHost(columns: 30, rows: 8) { NavigationStack { NavigationLink("go") { Two() } } }
    try host.find(.button, "go").tap()
    #expect(isStacked(host))
    #expect(!host.screen.contains("go"))
  }

  @Test("In a tab, and only the selected one's")
  func tab() throws {
    let host = TestHost(columns: 30, rows: 8) {
      TabView {
        Tab("A", systemImage: "circle") { Two() }
        Tab("B", systemImage: "circle") { Text("other") }
      }
    }
    #expect(isStacked(host) && !host.screen.contains("other"))
  }

  @Test("In the columns of a split view")
  func split() {
    let host = TestHost(columns: 80, rows: 8) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Two()
      }
    }
    let lines = host.screen.split(separator: "\n")
    let first = lines.firstIndex { $0.contains("first") }
    let second = lines.firstIndex { $0.contains("second") }
    #expect(first != nil && second == first.map { $0 + 1 })
  }

  @Test("a later one is below the first, which stays in the middle")
  func growing() throws {
    let host = TestHost(columns: 30, rows: 9) { Growing() }
    func line(_ text: String) -> Int? {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains(text)
      }
    }
    #expect(line("more") == 4)
    try host.find(.button, "more").tap()
    #expect(line("more") == 4)
    #expect(line("last") == line("more").map { $0 + 1 })
  }
}
