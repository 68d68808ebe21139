import Testing
import TheseusTesting

private struct Mail: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
    WindowGroup("Message", id: "message", for: Int.self) { $id in Text("message \(id ?? 0)") }
  }
}

private struct Inbox: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    ForEach(1..<4) { id in Button("Open \(id)") { openWindow(id: "message", value: id) } }
    Button("Sign out") { dismissWindow(id: "message") }
    Button("Close 2") { dismissWindow(id: "message", value: 2) }
  }
}

@MainActor @Suite("dismissWindow closes the windows that its arguments mean")
struct WindowGroupClosingTests {
  private func host() throws -> TestHost {
    let host = TestHost(app: Mail(), columns: 40, rows: 12)
    for id in 1..<4 {
      try host.find(.button, "Open \(id)").tap()
      host.select(window: host.windows[0])
    }
    #expect(host.windows.count == 4)
    return host
  }

  @Test("all windows of a group for its id")
  func group() throws {
    let host = try host()
    try host.find(.button, "Sign out").tap()
    #expect(host.windows.count == 1 && host.screen.contains("Sign out"))
  }

  @Test("one window for a value")
  func value() throws {
    let host = try host()
    try host.find(.button, "Close 2").tap()
    #expect(host.windows.count == 3)
    host.select(window: host.windows[2])
    #expect(host.screen.contains("message 3"))
  }
}
