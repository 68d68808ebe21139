import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the edges between panes can be dragged")
struct SplitEdgeTests {
  private func drag(_ host: TestHost, from: (Int, Int), to: (Int, Int)) {
    host.send(.pointer(PointerEvent(.press(.left), column: from.0, row: from.1)))
    host.send(.pointer(PointerEvent(.move(.left), column: to.0, row: to.1)))
    host.send(.pointer(PointerEvent(.release(.left), column: to.0, row: to.1)))
  }

  private func edge(_ host: TestHost) throws -> Int {
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("│") })
    let index = try #require(line.firstIndex(of: "│"))
    return line.distance(from: line.startIndex, to: index)
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("sidebar").navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 320)
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("dragging the edge of a split view resizes its columns, within the column's limits")
  func columns() throws {
    let host = TestHost(columns: 90, rows: 6) { Columns() }
    #expect(try edge(host) == 20)
    drag(host, from: (20, 3), to: (30, 3))
    #expect(try edge(host) == 30)
    drag(host, from: (30, 3), to: (70, 3))
    #expect(try edge(host) == 40)
    drag(host, from: (40, 3), to: (2, 3))
    #expect(try edge(host) == 15)
    drag(host, from: (50, 3), to: (60, 3))
    #expect(try edge(host) == 15)
  }

  @Test("an edge that is dragged stands out")
  func look() throws {
    let host = TestHost(columns: 90, rows: 6) { Columns() }
    host.send(.pointer(PointerEvent(.press(.left), column: 20, row: 3)))
    #expect(host.screen.contains("┃") && !host.screen.contains("│"))
    host.send(.pointer(PointerEvent(.release(.left), column: 20, row: 3)))
    #expect(!host.screen.contains("┃"))
  }

  @Test("HSplitView and VSplitView have edges")
  func panes() throws {
    let host = TestHost(columns: 41, rows: 6) {
      HSplitView {
        Text("one").frame(maxWidth: .infinity)
        Text("two").frame(maxWidth: .infinity)
      }
      .frame(maxHeight: .infinity)
    }
    #expect(try edge(host) == 20)
    let row = try host.find(.text, "one").frame.y
    drag(host, from: (20, row), to: (30, row))
    #expect(try edge(host) == 30)
    let stacked = TestHost(columns: 20, rows: 7) {
      VSplitView {
        Text("one").frame(maxHeight: .infinity)
        Text("two").frame(maxHeight: .infinity)
      }
    }
    #expect(stacked.screen.contains("───"))
    let before = try stacked.find(.text, "two").frame.y
    drag(stacked, from: (10, 3), to: (10, 1))
    #expect(try stacked.find(.text, "two").frame.y < before)
  }
}

@MainActor @Suite("a compact split view shows one column")
struct CompactSplitTests {
  private struct Mail: View {
    @State private var box: String? = nil
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
          .navigationTitle("Boxes")
      } detail: {
        Button("in \(box ?? "none")") {}
      }
    }
  }

  @Test("a chosen row leads to the next column, Back and Escape return to the row")
  func selection() throws {
    let host = TestHost(columns: 60, rows: 10) { Mail() }
    #expect(host.screen.contains("Inbox") && !host.screen.contains("in none"))
    try host.find(.row, "Sent").tap()
    #expect(host.screen.contains("in Sent") && !host.screen.contains("Inbox"))
    #expect(host.screen.contains("‹ Boxes"))
    host.press(.escape)
    #expect(host.screen.contains("Inbox") && !host.screen.contains("in Sent"))
    host.press(.upArrow)
    #expect(host.screen.contains("Inbox"))
    host.press(.return)
    #expect(host.screen.contains("in Inbox"))
  }

  @Test("a link leads to the next column")
  func link() throws {
    let host = TestHost(columns: 60, rows: 10) {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { name in NavigationLink("row \(name)") { Text("is \(name)") }
        }
      } detail: {
        Text("placeholder")
      }
    }
    try host.find(.button, "row b").tap()
    #expect(host.screen.contains("is b") && !host.screen.contains("row a"))
    host.press(.escape)
    #expect(host.screen.contains("row a") && !host.screen.contains("is b"))
  }

  @Test("with more space the columns stand side by side again, and keep their state")
  func resize() throws {
    let host = TestHost(columns: 100, rows: 10) { Mail() }
    try host.find(.row, "Sent").tap()
    #expect(host.screen.contains("in Sent") && host.screen.contains("Inbox"))
    host.resize(columns: 60, rows: 10)
    #expect(host.screen.contains("in Sent") != host.screen.contains("Inbox"))
    host.resize(columns: 100, rows: 10)
    #expect(host.screen.contains("in Sent") && host.screen.contains("Inbox"))
    #expect(!host.screen.contains("‹"))
  }

  @Test("the preferred column is shown first, and reported")
  func preferred() throws {
    struct Page: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("sidebar \(column == .sidebar ? "shown" : "hidden")")
        } detail: {
          Button("To the sidebar") { column = .sidebar }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 10) { Page() }
    try host.find(.button, "To the sidebar").tap()
    #expect(host.screen.contains("sidebar shown"))
    let other = TestHost(columns: 60, rows: 10) { Page() }
    #expect(other.screen.contains("‹ Back"))
    other.press(.escape)
    #expect(other.screen.contains("sidebar shown"))
  }
}
