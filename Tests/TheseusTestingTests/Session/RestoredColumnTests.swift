import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a split view restored in a narrow window")
struct RestoredColumnTests {
  private struct Page: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["one", "two"], id: \.self, selection: $chosen) { Text("row \($0)") }
      } detail: {
        VStack {
          Text("detail of \(chosen ?? "none")")
          Button("Action") {}
        }
      }
    }
  }

  private func restored(_ host: TestHost, columns: Int) throws -> TestHost {
    TestHost(restoring: try host.snapshot(), columns: columns, rows: 16) { Page() }
  }

  @Test("R32 shows the detail that a wide one had, as a window does that becomes narrow")
  func selection() throws {
    let host = TestHost(columns: 100, rows: 16) { Page() }
    try host.find(.row, "row two").tap()
    let next = try restored(host, columns: 40)
    #expect(next.screen.contains("detail of two") && !next.screen.contains("row"), "\(next.screen)")
    next.press(.escape)
    #expect(next.screen.contains("row two") && !next.screen.contains("detail"), "\(next.screen)")
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }

  @Test("R32 shows the detail that had focus without a selection")
  func focus() throws {
    let host = TestHost(columns: 100, rows: 16) { Page() }
    try host.find(.button, "Action").focus()
    let next = try restored(host, columns: 40)
    #expect(next.screen.contains("detail of none"), "\(next.screen)")
    #expect(next.focused?.label == "Action")
  }

  @Test("R32 shows the sidebar that the user went back to, though a row is selected")
  func wentBack() throws {
    let host = TestHost(columns: 40, rows: 16) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("detail of two"))
    host.press(.escape)
    #expect(host.screen.contains("row two"))
    let next = try restored(host, columns: 40)
    #expect(next.screen.contains("row two") && !next.screen.contains("detail"), "\(next.screen)")
  }

  @Test("R32 in a wide window the saved column is not used when it becomes narrow later")
  func wide() throws {
    let host = TestHost(columns: 100, rows: 16) { Page() }
    try host.find(.button, "Action").focus()
    let next = try restored(host, columns: 100)
    try next.find(.list).focus()
    next.resize(columns: 40, rows: 16)
    #expect(next.screen.contains("row one"), "\(next.screen)")
  }
}
