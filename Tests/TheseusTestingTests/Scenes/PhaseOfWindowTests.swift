import TheseusTesting
import TheseusViews
import Testing

@MainActor private var log: [String] = []

private struct Page: View {
  let name: String
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    Text(verbatim: "\(name) is \(phase)")
      .onChange(of: phase, initial: true) { log.append("\(name) \(phase)") }
    Button("open") { openWindow(id: "b") }
    Button("close") { dismissWindow(id: "b") }
  }
}

private struct TwoPages: App {
  var body: some Scene {
    Window("A", id: "a") { Page(name: "a") }
    Window("B", id: "b") { Page(name: "b") }
  }
}

@MainActor @Suite("each window has a scene phase of its own", .serialized)
struct PhaseOfWindowTests {
  @Test("a window behind another is in the background, and active again when it returns")
  func behind() throws {
    log = []
    let host = TestHost(app: TwoPages(), columns: 30, rows: 8)
    #expect(host.screen.contains("a is active"))
    try host.find(.button, "open").tap()
    #expect(host.screen.contains("b is active"))
    #expect(
      log == ["a active", "a background", "b active"]
        || log == ["a active", "b active", "a background"])
    log = []
    try host.find(.button, "close").tap()
    #expect(host.screen.contains("a is active") && log == ["a active"])
  }
}
