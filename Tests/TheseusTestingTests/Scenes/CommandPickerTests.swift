import TheseusTesting
import TheseusViews
import Testing

private enum Accent: String, CaseIterable, Identifiable {
  case blue, orange
  var id: Self { self }
}

private struct Look: App {
  @State private var accent = Accent.blue
  @State private var size: Int? = 2
  @State private var isLocked = false

  var body: some Scene {
    WindowGroup("Main") {
      Text("accent \(accent.rawValue) size \(size ?? 0)")
      Button("Lock") { isLocked = true }
    }
    .commands {
      CommandMenu("Look") {
        Section("Colors") {
          Picker("Accent", selection: $accent) {
            ForEach(Accent.allCases) { Text($0.rawValue.capitalized) }
          }
          .disabled(isLocked)
        }
        Section {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.inline)
        }
      }
    }
  }
}

@MainActor @Suite("pickers and sections among commands")
struct CommandPickerTests {
  private let host = TestHost(app: Look(), columns: 60, rows: 24)

  private func open() throws { try host.press(#require(KeyEquivalent.function(10))) }

  @Test("a picker is a submenu whose choices have a check mark; choosing one writes its value")
  func submenu() throws {
    try open()
    try host.find(.menu, "Accent").tap()
    #expect(host.screen.contains("✓ Blue") && !host.screen.contains("✓ Orange"))
    try host.find(.menuItem, "Orange").tap()
    #expect(host.screen.contains("accent orange size 2"))
    try open()
    try host.find(.menu, "Accent").tap()
    #expect(host.screen.contains("✓ Orange") && !host.screen.contains("✓ Blue"))
  }

  @Test("an inline picker's choices are items of the menu itself")
  func inline() throws {
    try open()
    #expect(host.screen.contains("✓ Large") && !host.screen.contains("✓ Small"))
    try host.find(.menuItem, "Small").tap()
    #expect(host.screen.contains("accent blue size 1"))
  }

  @Test("a disabled picker's choices are listed and cannot be chosen")
  func disabled() throws {
    try host.find(.button, "Lock").tap()
    try open()
    #expect(try host.find(.menuItem, "Small").isEnabled)
    try host.find(.menu, "Accent").tap()
    #expect(try host.find(.menuItem, "Orange").isEnabled == false)
  }

  @Test("a choice is found by typing, and by its path")
  func found() throws {
    try open()
    host.type("ora")
    host.press(.return)
    #expect(host.screen.contains("accent orange"))
    try host.choose("Look", "Accent", "Blue")
    #expect(host.screen.contains("accent blue"))
    try host.choose("Look", "Small")
    #expect(host.screen.contains("size 1"))
  }

  @Test("sections have their titles, and one divider between them")
  func sections() throws {
    try open()
    let lines = host.screen.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex { $0.contains("Colors") })
    #expect(lines[title + 1].contains("Accent"))
    #expect(lines[title + 2].contains("──") && lines[title + 3].contains("Size"))
    #expect(lines[title + 4].contains("Small"))
    #expect(lines[title - 1].contains("Look"))
  }
}
