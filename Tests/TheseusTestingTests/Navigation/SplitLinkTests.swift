import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a link in a column of a split view shows its destination in the next column")
struct SplitLinkTests {
  private struct Detail: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("detail \(name)")
        Button("count \(count)") { count += 1 }
        NavigationLink("deeper") { Text("below \(name)").navigationTitle("Below") }
      }
      .navigationTitle("Title \(name)")
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { name in NavigationLink("row \(name)") { Detail(name: name) }
        }
      } detail: {
        Text("placeholder")
      }
    }
  }

  @Test("a link shows its view in the next column; another link replaces it and its state")
  func replaces() throws {
    let host = TestHost(columns: 80, rows: 12) { Columns() }
    #expect(host.screen.contains("placeholder"))
    try host.find(.button, "row a").tap()
    #expect(
      host.screen.contains("row b") && host.screen.contains("detail a")
        && !host.screen.contains("placeholder"))
    #expect(try host.find(.text, "detail a").frame.x > 24)
    try host.find(.button, "count 0").tap()
    try host.find(.button, "row b").tap()
    #expect(
      host.screen.contains("detail b") && !host.screen.contains("detail a")
        && host.screen.contains("count 0"))
  }

  @Test(
    "a link's view at the bottom of a column has no back button; views pushed above it have one")
  func back() throws {
    let host = TestHost(columns: 80, rows: 12) { Columns() }
    try host.find(.button, "row a").tap()
    #expect(!host.screen.contains("‹"))
    host.press(.escape)
    #expect(host.screen.contains("detail a"))
    try host.find(.button, "deeper").tap()
    #expect(
      host.screen.contains("‹ Title a") && host.screen.contains("below a")
        && host.screen.contains("row a"))
    host.press(.escape)
    #expect(host.screen.contains("detail a") && !host.screen.contains("‹"))
  }

  @Test("a value goes to the next column too, by a destination that its own column declares")
  func values() throws {
    let host = TestHost(columns: 80, rows: 12) {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { NavigationLink("row \($0)", value: $0) }
          .navigationDestination(for: String.self) { Detail(name: $0) }
      } detail: {
        Text("placeholder")
      }
    }
    try host.find(.button, "row b").tap()
    #expect(host.screen.contains("row a") && host.screen.contains("detail b"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("of three columns the first's links change the second")
  func threeColumns() throws {
    let host = TestHost(columns: 90, rows: 12) {
      NavigationSplitView {
        NavigationLink("first") {
          NavigationLink("second") { Text("third") }
        }
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    try host.find(.button, "first").tap()
    #expect(!host.screen.contains("content") && host.screen.contains("detail"))
    try host.find(.button, "second").tap()
    #expect(
      host.screen.contains("second") && host.screen.contains("third")
        && !host.screen.contains("detail"))
  }
}
