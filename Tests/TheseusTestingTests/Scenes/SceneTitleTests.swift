import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("titles of windows are in the locale of their scenes")
struct SceneTitleTests {
  private struct Pages: App {
    var body: some Scene {
      WindowGroup("Page \(1234)") { Text("main") }
        .environment(\.locale, Locale(identifier: "de_DE"))
      Window("Other \(1234)", id: "other") { Text("other") }
        .environment(\.locale, Locale(identifier: "en_US"))
        .keyboardShortcut("0")
    }
  }

  @Test("each window's, and the commands that open them")
  func titles() throws {
    let host = TestHost(app: Pages(), columns: 40, rows: 6)
    #expect(host.windows.map(\.title) == ["Page 1.234"])
    try host.choose("Window", "Other 1,234")
    #expect(host.windows.map(\.title) == ["Page 1.234", "Other 1,234"])
  }

  @MainActor private final class Wires { var write: (String, Locale) -> Void = { _, _ in } }

  private struct Following: App {
    let wires: Wires
    @State private var name = "First"
    @State private var locale = Locale(identifier: "en_US")

    init() { wires = Wires() }
    init(_ wires: Wires) { self.wires = wires }

    var body: some Scene {
      wires.write = {
        name = $0
        locale = $1
      }
      return main
    }

    @SceneBuilder private var main: some Scene {
      WindowGroup("\(name) page \(1234)", id: "main") { Text("main") }
        .environment(\.locale, locale)
        .keyboardShortcut("1")
      Window("\(name) other", id: "other") { Text("other") }
        .keyboardShortcut("0")
      WindowGroup(name, id: "plain", for: Int.self) { _ in Text("plain") }
    }
  }

  @Test("follow the state of the app and the locale, with the commands that open them")
  func state() throws {
    let wires = Wires()
    let host = TestHost(app: Following(wires), columns: 40, rows: 6)
    try host.choose("Window", "First other")
    #expect(host.windows.map(\.title) == ["First page 1,234", "First other"])
    wires.write("Second", Locale(identifier: "de_DE"))
    host.flush()
    #expect(host.windows.map(\.title) == ["Second page 1.234", "Second other"])
    // The bar above the window shows it too.
    #expect(host.screen.contains("Second other"), "\(host.screen)")
    try host.choose("Window", "Second other")
    try host.choose("File", "New Second page 1.234 Window")
    #expect(
      host.windows.map(\.title) == ["Second page 1.234", "Second other", "Second page 1.234"])
    #expect(throws: TestHostError.self) { try host.choose("Window", "First other") }
  }
}
