import Testing
import TheseusTesting

@MainActor @Suite("Each window has a scene storage of its own")
struct SceneStorageTests {
  private struct Page: View {
    let name: String
    @SceneStorage("draft") private var draft = "empty"
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var isShown = false
    var body: some View {
      Text("\(name) \(draft)")
      Button("Write") { draft = "of \(name)" }
      Button("Open 1") { openWindow(value: 1) }
      Button("Open right") { openWindow(id: "right") }
      Button("Close") { dismissWindow() }
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
    }
  }

  private struct Sheet: View {
    @SceneStorage("draft") private var draft = "empty"
    var body: some View {
      Text("sheet \(draft)")
      Button("Write in sheet") { draft = "of sheet" }
    }
  }

  private struct Desk: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Page(name: "page \(number)")
      } defaultValue: {
        0
      }
      WindowGroup("Right", id: "right") { Page(name: "right") }
    }
  }

  @Test("R83 windows of one scene and of other scenes do not share a key")
  func separate() throws {
    let host = TestHost(app: Desk())
    try host.find(.button, "Write").tap()
    #expect(host.screen.contains("page 0 of page 0"))
    try host.find(.button, "Open 1").tap()
    #expect(host.screen.contains("page 1 empty"))
    try host.find(.button, "Write").tap()
    try host.find(.button, "Open right").tap()
    #expect(host.screen.contains("right empty"))
    host.select(window: host.windows[0])
    #expect(host.screen.contains("page 0 of page 0"))
    host.select(window: host.windows[1])
    #expect(host.screen.contains("page 1 of page 1"))
  }

  @Test("R83 a sheet has the storage of its window; a window that is closed loses it")
  func sheetAndClosing() throws {
    let host = TestHost(app: Desk())
    try host.find(.button, "Open 1").tap()
    try host.find(.button, "Show").tap()
    try host.find(.button, "Write in sheet").tap()
    host.press(.escape)
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("page 1 of sheet"))
    try host.find(.button, "Close").tap()
    #expect(host.screen.contains("page 0 empty"))
    try host.find(.button, "Open 1").tap()
    #expect(host.screen.contains("page 1 empty"))
  }

  @Test("R32 each window of the next run has its own values again")
  func restored() throws {
    let host = TestHost(app: Desk())
    try host.find(.button, "Open 1").tap()
    try host.find(.button, "Write").tap()
    try host.find(.button, "Open right").tap()
    try host.find(.button, "Write").tap()
    let next = TestHost(app: Desk(), restoring: try host.snapshot())
    try #require(next.windows.count == 3)
    for (index, text) in ["page 0 empty", "page 1 of page 1", "right of right"].enumerated() {
      next.select(window: next.windows[index])
      #expect(next.screen.contains(text), "\(next.screen)")
    }
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept })
  }
}
