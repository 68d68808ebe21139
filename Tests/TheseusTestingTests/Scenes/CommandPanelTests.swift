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

  @Test("Escape closes, and focus returns to where it was, with the typed text")
  func leaving() throws {
    let host = host()
    try host.find(.textField).type("ab")
    try host.press(f10)
    host.press(.escape)
    #expect(!host.screen.contains("Tools"))
    host.type("c")
    #expect(try host.find(.textField).value == "abc")
  }

  @Test("a shortcut works while the list is open, and several windows can be selected")
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

  private struct Focused: View {
    @FocusState private var field: String?
    @State private var changes: [String] = []
    @State private var text = ""
    @Binding var ran: [String]
    var body: some View {
      VStack {
        TextField("One", text: $text).focused($field, equals: "one")
        TextField("Two", text: $text).focused($field, equals: "two")
        Text("field \(field ?? "none") changes \(changes.joined(separator: ","))")
        Text("ran \(ran.joined(separator: ","))")
      }
      .focusedValue(\.fieldName, field)
      .onChange(of: field) { changes.append(field ?? "none") }
    }
  }

  private struct FocusedCommands: Commands {
    @FocusedValue(\.fieldName) private var name
    @Binding var ran: [String]
    var body: some Commands {
      CommandMenu("Edit") {
        Divider()
        Button("Clear") { ran.append(name ?? "nothing") }.disabled(name == nil)
        Divider()
        Divider()
        Menu("More") {
          Button("Deep") { ran.append("deep") }.keyboardShortcut("d")
          Menu("Deeper") { Button("Deepest") { ran.append("deepest") } }
        }
        Divider()
      }
    }
  }

  private struct Editor: App {
    @State private var ran: [String] = []
    var body: some Scene {
      WindowGroup("Main") { Focused(ran: $ran) }
        .commands { FocusedCommands(ran: $ran) }
      Window("Extras", id: "extras") { Text("the extras") }
    }
  }

  private func editor() throws -> TestHost {
    let host = TestHost(app: Editor(), columns: 60, rows: 20)
    try host.find(.textField, "Two").focus()
    #expect(host.screen.contains("field two"))
    return host
  }

  @Test("R82 while the list is open focus states and focused values stay as they were")
  func focusStays() throws {
    let host = try editor()
    let before = host.screen.split(separator: "\n").first { $0.contains("changes") }
    try host.press(f10)
    #expect(try host.find(.menuItem, "Clear").isEnabled)
    host.press(.escape)
    #expect(host.screen.split(separator: "\n").first { $0.contains("changes") } == before)
    #expect(host.focused?.label == "Two")
  }

  @Test("R82 a command runs after the list has closed and focus is back")
  func runsAfter() throws {
    let host = try editor()
    try host.press(f10)
    host.press(.return)
    #expect(host.screen.contains("ran two"))
    #expect(host.focused?.label == "Two")
  }

  @Test("menus inside commands are submenus of the list; their items are chosen and have shortcuts")
  func submenus() throws {
    let host = try editor()
    try host.press(f10)
    try host.find(.menu, "More").tap()
    #expect(host.findAll(.menuItem, "Deep").count == 1)
    host.press(.return)
    #expect(host.screen.contains("ran deep") && host.findAll(.menu, "More").isEmpty)
    #expect(host.focused?.label == "Two")
    host.press("d", modifiers: .command)
    #expect(host.screen.contains("ran deep,deep"))
    try host.press(f10)
    try host.find(.menu, "More").tap()
    try host.find(.menu, "Deeper").tap()
    try host.find(.menuItem, "Deepest").tap()
    #expect(host.screen.contains("deep,deep,deepest") && host.focused?.label == "Two")
    try host.choose("Edit", "More", "Deep")
    #expect(host.screen.contains("deepest,deep"))
    #expect(throws: TestHostError.self) { try host.choose("Edit", "Less", "Deep") }
  }

  @Test("dividers are between items, never first, last or twice")
  func dividers() throws {
    let host = try editor()
    try host.press(f10)
    let lines = host.screen.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("Edit") })
    #expect(lines[first + 1].contains("Clear"))
    #expect(lines[first + 2].contains("───") && lines[first + 3].contains("More"))
    #expect(lines[first + 4].contains("Windows"))
  }

  @Test("a window that is not open is listed, and opened")
  func unopened() throws {
    let host = try editor()
    try host.press(f10)
    try host.find(.menuItem, "Extras").tap()
    #expect(host.screen.contains("the extras"))
    #expect(host.windows.map(\.title) == ["Main", "Extras"])
  }

  @Test("an app without commands has nothing to list")
  func nothing() throws {
    let host = TestHost(app: Plain(), columns: 20, rows: 3)
    let before = host.screen
    try host.press(f10)
    #expect(host.screen == before)
  }
}

private struct FieldNameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var fieldName: String? {
    get { self[FieldNameKey.self] }
    set { self[FieldNameKey.self] = newValue }
  }
}
