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
}
