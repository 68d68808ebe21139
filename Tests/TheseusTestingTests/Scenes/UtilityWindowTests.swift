import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a utility window is opened by its id")
struct UtilityWindowTests {
  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Tools") { openWindow(id: "tools") } }
  }

  private struct Desk: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Main() }
      UtilityWindow("Tools", id: "tools") { Text("hammer") }
    }
  }

  @Test("it does not open at the start, and opens once")
  func opens() throws {
    let host = TestHost(app: Desk())
    #expect(host.windows.map(\.title) == ["Main"])
    try host.find(.button, "Tools").tap()
    #expect(host.windows.map(\.title) == ["Main", "Tools"] && host.screen.contains("hammer"))
    host.select(window: host.windows[0])
    try host.find(.button, "Tools").tap()
    #expect(host.windows.count == 2)
  }
}
