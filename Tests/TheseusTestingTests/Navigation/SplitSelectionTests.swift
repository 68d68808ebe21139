import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a split view in a narrow window follows the selection of its app")
struct SplitSelectionTests {
  private struct Page: View {
    let columns: Int
    @State var first: String?
    @State var second: String?

    @ViewBuilder var body: some View {
      if columns == 2 {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          sidebar
        } content: {
          List(["red", "blue"], id: \.self, selection: $second) { Text("content \($0)") }
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      VStack {
        Button("Open two") { first = "two" }
        List(["one", "two"], id: \.self, selection: $first) { Text("row \($0)") }
      }
    }

    private var detail: some View {
      VStack {
        Text("detail \(first ?? "none") \(second ?? "none")")
        Button("Close") { first = nil }
      }
    }
  }

  @Test("it starts with the column to which the selections lead")
  func start() {
    func screen(_ page: Page) -> String { TestHost(columns: 40, rows: 12) { page }.screen }
    #expect(screen(Page(columns: 2)).contains("row one"))
    let detail = screen(Page(columns: 2, first: "two"))
    #expect(detail.contains("detail two") && !detail.contains("row"), "\(detail)")
    let content = screen(Page(columns: 3, first: "two"))
    #expect(content.contains("content red") && !content.contains("row"), "\(content)")
    let both = screen(Page(columns: 3, first: "two", second: "red"))
    #expect(both.contains("detail two red") && !both.contains("content"), "\(both)")
  }

  @Test("Escape goes back from the column that it starts with")
  func back() {
    let host = TestHost(columns: 40, rows: 12) { Page(columns: 2, first: "two") }
    host.press(.escape)
    #expect(host.screen.contains("row two") && !host.screen.contains("detail"), "\(host.screen)")
  }

  @Test("a row that the app selects shows the next column, and nil shows the list")
  func app() throws {
    let host = TestHost(columns: 40, rows: 12) { Page(columns: 2) }
    for _ in 0..<2 {
      try host.find(.button, "Open two").tap()
      #expect(host.screen.contains("detail two"), "\(host.screen)")
      try host.find(.button, "Close").tap()
      #expect(host.screen.contains("row two") && !host.screen.contains("detail"), "\(host.screen)")
    }
  }

  @Test("nil shows the list also where the view started with its detail")
  func closesFirst() throws {
    let host = TestHost(columns: 40, rows: 12) { Page(columns: 2, first: "two") }
    try host.find(.button, "Close").tap()
    #expect(host.screen.contains("row two") && !host.screen.contains("detail"), "\(host.screen)")
  }

  @Test("a row that the user moves to stays beside its list until it is chosen")
  func arrows() throws {
    let host = TestHost(columns: 40, rows: 12) { Page(columns: 2) }
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("row one"), "\(host.screen)")
    host.press(.return)
    #expect(host.screen.contains("detail two"), "\(host.screen)")
  }
}
