import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Rows of a narrow split view that select nothing")
struct SplitRowTests {
  private struct Page: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          Text("untagged")
          Text("locked").tag("locked").selectionDisabled()
          Text("open").tag("open")
        }
      } detail: {
        Text("detail of \(chosen ?? "none")")
      }
    }
  }

  @Test("lead to no other column when they are clicked", arguments: ["untagged", "locked"])
  func click(_ name: String) throws {
    let host = TestHost(columns: 60, rows: 12) { Page() }
    try host.find(.row, name).tap()
    #expect(host.screen.contains(name) && !host.screen.contains("detail"))
    try host.find(.row, "open").tap()
    #expect(host.screen.contains("detail of open"))
  }

  @Test("lead to no other column by Return")
  func keys() throws {
    let host = TestHost(columns: 60, rows: 12) { Page() }
    try host.find(.list).focus()
    host.press(.home)
    for name in ["untagged", "locked"] {
      host.press(.return)
      #expect(host.screen.contains(name) && !host.screen.contains("detail"))
      host.press(.downArrow)
    }
    host.press(.return)
    #expect(host.screen.contains("detail of open"))
  }
}
