import TheseusTesting
import TheseusViews
import Testing

private struct Tools: App {
  @State private var count = 0
  @State private var isLoud = false
  var body: some Scene {
    WindowGroup("Main", id: "main") { Main(count: count, isLoud: isLoud) }
      .commands {
        CommandMenu("Tools") {
          Button("Count") { count += 1 }.keyboardShortcut("k")
          Button("Never") { count += 100 }.disabled(true)
          Toggle("Loud", isOn: $isLoud)
        }
      }
    Window("Second", id: "second") { Text("the second") }
  }
}

private struct Main: View {
  let count: Int
  let isLoud: Bool
  @State private var text = ""
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    VStack {
      Text("count \(count) loud \(isLoud)")
      TextField("Name", text: $text)
      Button("Second") { openWindow(id: "second") }
    }
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Text("plain") } }
}

@MainActor @Suite("F10 lists an app's commands")
struct CommandPanelTests {
  private var f10: KeyEquivalent { get throws { try #require(KeyEquivalent.function(10)) } }

  private func host() -> TestHost { TestHost(app: Tools(), columns: 50, rows: 16) }

  @Test("menus, their items and shortcuts are listed; the arrow keys and Return choose")
  func choosing() throws {
    let host = host()
    try host.press(f10)
    #expect(
      host.screen.contains("Tools") && host.screen.contains("Count") && host.screen.contains("Loud")
    )
    #expect(try host.find(.menuItem, "Never").isEnabled == false)
    #expect(host.focused?.label == "Count")
    host.press(.return)
    #expect(host.screen.contains("count 1") && !host.screen.contains("Tools"))
    try host.press(f10)
    try host.find(.menuItem, "Loud").tap()
    #expect(host.screen.contains("loud true"))
    try host.press(f10)
    #expect(host.screen.contains("✓ Loud"))
  }

  @Test("Escape leaves, and the keyboard is where it was, with what was typed")
  func leaving() throws {
    let host = host()
    try host.find(.textField).type("ab")
    try host.press(f10)
    host.press(.escape)
    #expect(!host.screen.contains("Tools"))
    host.type("c")
    #expect(try host.find(.textField).value == "abc")
  }

  @Test("a shortcut works while the list is open, and several windows can be gone to")
  func windows() throws {
    let host = host()
    try host.press(f10)
    host.press("k", modifiers: .command)
    #expect(host.screen.contains("count 1"))
    host.press(.escape)
    try host.find(.button, "Second").tap()
    #expect(host.screen.contains("the second"))
    try host.press(f10)
    try host.find(.menuItem, "Main").tap()
    #expect(host.screen.contains("count 1"))
  }

  @Test("an app without commands has nothing to list")
  func nothing() throws {
    let host = TestHost(app: Plain(), columns: 20, rows: 3)
    let before = host.screen
    try host.press(f10)
    #expect(host.screen == before)
  }
}
