import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a scene's keyboard shortcut opens its window")
struct SceneShortcutTests {
  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes", id: "notes") { Text("a note") }
        .keyboardShortcut("n", modifiers: [.command, .option])
      Window("About", id: "about") { Text("version 1") }
        .keyboardShortcut(KeyboardShortcut("0"))
      Window("Log", id: "log") { Text("lines") }
        .keyboardShortcut(nil)
    }
  }

  @Test("a window opens, and is shown again where it is open")
  func window() throws {
    let host = TestHost(app: Notes(), columns: 40, rows: 6)
    host.press("0", modifiers: .command)
    #expect(host.windows.count == 2)
    #expect(host.screen.contains("version 1"))
    host.select(window: host.windows[0])
    host.press("0", modifiers: .command)
    #expect(host.windows.count == 2)
    #expect(host.screen.contains("version 1"))
    host.select(window: host.windows[0])
    try host.choose("Window", "About")
    #expect(host.screen.contains("version 1"))
  }

  @Test("a group opens one more window each time")
  func group() throws {
    let host = TestHost(app: Notes(), columns: 40, rows: 6)
    host.press("n", modifiers: [.command, .option])
    try host.choose("File", "New Notes Window")
    #expect(host.windows.count == 3)
    #expect(host.screen.contains("a note"))
  }

  @Test("a scene without a shortcut is not among the commands")
  func none() {
    let host = TestHost(app: Notes(), columns: 40, rows: 6)
    #expect(throws: (any Error).self) { try host.choose("Window", "Log") }
  }

  private struct Without: App {
    var body: some Scene {
      WindowGroup { Text("main") }
      Window("About", id: "about") { Text("version 1") }
        .keyboardShortcut("0")
        .commandsRemoved()
    }
  }

  @Test("commandsRemoved removes the shortcut of a scene")
  func removed() {
    let host = TestHost(app: Without(), columns: 40, rows: 6)
    host.press("0", modifiers: .command)
    #expect(host.windows.count == 1)
  }
}
