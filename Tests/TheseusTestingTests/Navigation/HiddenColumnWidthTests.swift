import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a dragged width belongs to its column")
struct HiddenColumnWidthTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("sidebar").navigationSplitViewColumnWidth(min: 80, ideal: 160, max: 400)
      } content: {
        Text("content").navigationSplitViewColumnWidth(min: 80, ideal: 240, max: 400)
      } detail: {
        VStack {
          Button("Hide") { visibility = .doubleColumn }
          Button("Show") { visibility = .all }
        }
      }
    }
  }

  /// The columns of the terminal that have an edge.
  private func edges(_ host: TestHost) throws -> [Int] {
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("│") })
    return line.enumerated().filter { $0.element == "│" }.map(\.offset)
  }

  private func drag(_ host: TestHost, from: Int, to: Int) {
    host.send(.pointer(PointerEvent(.press(.left), column: from, row: 3)))
    host.send(.pointer(PointerEvent(.move(.left), column: to, row: 3)))
    host.send(.pointer(PointerEvent(.release(.left), column: to, row: 3)))
  }

  @Test("also while the sidebar is hidden")
  func hidden() throws {
    let host = TestHost(columns: 120, rows: 8) { Columns() }
    #expect(try edges(host) == [20, 51])
    drag(host, from: 20, to: 25)
    #expect(try edges(host) == [25, 56])
    try host.find(.button, "Hide").tap()
    #expect(try edges(host) == [30])
    drag(host, from: 30, to: 35)
    #expect(try edges(host) == [35])
    try host.find(.button, "Show").tap()
    #expect(try edges(host) == [25, 61])
  }
}
