import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A split view in a narrow window")
struct SplitCollapseTests {
  private struct Page: View {
    let columns: Int
    @State private var chosen: String?

    @ViewBuilder var body: some View {
      if columns == 2 {
        NavigationSplitView {
          side
        } detail: {
          Text("detail of \(chosen ?? "none")")
        }
      } else {
        NavigationSplitView {
          side
        } content: {
          Text("content of \(chosen ?? "none")")
        } detail: {
          Text("third column")
        }
      }
    }

    private var side: some View {
      List(["one", "two"], id: \.self, selection: $chosen) { Text($0) }
    }
  }

  @Test(
    "below 80 columns one column is shown, from 80 on all of them", arguments: [2, 3])
  func width(_ columns: Int) {
    let narrow = TestHost(columns: 79, rows: 24) { Page(columns: columns) }
    #expect(narrow.screen.contains("one"))
    #expect(!narrow.screen.contains("none") && !narrow.screen.contains("third"))
    let wide = TestHost(columns: 80, rows: 24) { Page(columns: columns) }
    #expect(wide.screen.contains("one") && wide.screen.contains("none"))
    #expect(wide.screen.contains("third") == (columns == 3))
  }

  @Test("in one column a chosen row shows the next column, and Escape goes back")
  func choice() throws {
    let host = TestHost(columns: 60, rows: 12) { Page(columns: 2) }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("detail of two"), "\(host.screen)")
    #expect(!host.screen.contains("one"))
    host.press(.escape)
    #expect(host.screen.contains("one") && !host.screen.contains("detail"), "\(host.screen)")
  }

  @Test(
    "a window that becomes narrow shows the last column that a selection leads to",
    arguments: [2, 3])
  func selection(_ columns: Int) throws {
    let host = TestHost(columns: 100, rows: 24) { Page(columns: columns) }
    try host.find(.row, "two").tap()
    host.resize(columns: 60, rows: 24)
    let expected = columns == 2 ? "detail of two" : "content of two"
    #expect(host.screen.contains(expected) && !host.screen.contains("one"), "\(host.screen)")
    host.press(.escape)
    #expect(host.screen.contains("one") && !host.screen.contains(expected), "\(host.screen)")
  }

  @Test("without a selection it shows the sidebar; a preferred column comes first")
  func preferred() throws {
    struct Preferring: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(0..<2, id: \.self) { Text("row \($0)") }
        } detail: {
          Text("detail")
        }
      }
    }
    let plain = TestHost(columns: 100, rows: 24) { Page(columns: 2) }
    plain.resize(columns: 60, rows: 24)
    #expect(plain.screen.contains("one") && !plain.screen.contains("detail"))
    let host = TestHost(columns: 100, rows: 24) { Preferring() }
    try host.find(.list).focus()
    host.resize(columns: 60, rows: 24)
    #expect(host.screen.contains("detail") && !host.screen.contains("row 0"))
  }

  @Test("a window that becomes narrow shows one column, and all again when it is wide")
  func resize() {
    let host = TestHost(columns: 100, rows: 24) { Page(columns: 2) }
    host.resize(columns: 60, rows: 24)
    #expect(host.screen.contains("one") != host.screen.contains("detail"), "\(host.screen)")
    host.resize(columns: 100, rows: 24)
    #expect(host.screen.contains("one") && host.screen.contains("detail"), "\(host.screen)")
  }
}
