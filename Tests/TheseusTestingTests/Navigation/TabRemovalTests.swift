import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A tab view whose selected page is removed")
struct TabRemovalTests {
  private struct Screen: View {
    let isBound: Bool
    @State private var selection = "b"
    @State private var hasSecond = true

    var body: some View {
      VStack {
        Button("remove") { hasSecond = false }
        Button("restore") { hasSecond = true }
        Text("selection \(selection)")
        if isBound {
          TabView(selection: $selection) { pages }
        } else {
          TabView { pages }
        }
      }
    }

    @ViewBuilder private var pages: some View {
      Text("page a").tabItem { Text("A") }.tag("a")
      if hasSecond { Text("page b").tabItem { Text("B") }.tag("b") }
      Text("page c").tabItem { Text("C") }.tag("c")
    }
  }

  @Test(
    "R86 with a binding no page shows until the selection matches again, and it is not rewritten")
  func bound() throws {
    let host = TestHost { Screen(isBound: true) }
    #expect(host.screen.contains("page b"))
    try host.find(.button, "remove").tap()
    #expect(!host.screen.contains("page ") && host.screen.contains("selection b"))
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection])
    try host.find(.button, "restore").tap()
    #expect(host.screen.contains("page b") && !host.screen.contains("page a"))
    try host.find(.button, "remove").tap()
    try host.find(.tab, "C").tap()
    #expect(host.screen.contains("page c") && host.screen.contains("selection c"))
    try host.find(.button, "restore").tap()
    #expect(host.screen.contains("page c") && !host.screen.contains("page b"))
  }

  @Test("without a binding the first page is selected after the selected one is removed")
  func own() throws {
    let host = TestHost { Screen(isBound: false) }
    try host.find(.tab, "B").tap()
    #expect(host.screen.contains("page b"))
    try host.find(.button, "remove").tap()
    #expect(host.screen.contains("page a"))
    try host.find(.tab, "C").tap()
    #expect(host.screen.contains("page c") && !host.screen.contains("page a"))
  }

  private struct Hidden: View {
    let isHidden: Bool
    var body: some View {
      TabView {
        Tab("One", systemImage: "a") { Text("page one") }.hidden(isHidden)
        Tab("Two", systemImage: "b") { Text("page two") }
        Tab("Three", systemImage: "c") { Text("page three") }.hidden(false)
      }
    }
  }

  @Test("a hidden tab is left out, and the first visible one is selected")
  func hidden() {
    let host = TestHost { Hidden(isHidden: true) }
    #expect(host.findAll(.tab).map(\.label) == ["Two", "Three"])
    #expect(host.screen.contains("page two"))
    host.update { Hidden(isHidden: false) }
    #expect(host.findAll(.tab).map(\.label) == ["One", "Two", "Three"])
    #expect(host.screen.contains("page two"))
    host.update { Hidden(isHidden: true) }
    #expect(host.findAll(.tab).map(\.label) == ["Two", "Three"])
  }

  @Test("hidden(false) changes nothing")
  func notHidden() {
    let host = TestHost { Hidden(isHidden: false) }
    #expect(host.findAll(.tab).map(\.label) == ["One", "Two", "Three"])
    #expect(host.screen.contains("page one"))
  }
}
