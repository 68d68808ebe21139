import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct TwoWindows: App {
  struct Main: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Plain") { openWindow(id: "plain") }
      Button("Stack") { openWindow(id: "stack") }
    }
  }

  var body: some Scene {
    WindowGroup("Main") { Main() }
    Window("Notes", id: "plain") { Button("inside") {} }
    Window("Pages", id: "stack") {
      NavigationStack {
        NavigationLink("deeper") { Text("below") }.navigationTitle("Root")
      }
    }
  }
}

@MainActor @Suite("a second window shows its title and a way back")
struct SecondWindowTests {
  private func opened(_ name: String) throws -> TestHost {
    let host = TestHost(app: TwoWindows(), columns: 40, rows: 8)
    #expect(!host.screen.contains("‹ Back"))
    try host.find(.button, name).tap()
    if let window = host.windows.first(where: \.isKey) { host.select(window: window) }
    return host
  }

  @Test("its title and a back button are in a bar above; Escape closes it")
  func plain() throws {
    let host = try opened("Plain")
    let line = host.screen.split(separator: "\n").first
    #expect(line?.contains("‹ Back") == true && line?.contains("Notes") == true)
    #expect(host.screen.contains("inside"))
    host.press(.escape)
    #expect(host.windows.map(\.title) == ["Main"])
  }

  @Test("a press on the button closes it")
  func press() throws {
    let host = try opened("Plain")
    host.send(.pointer(PointerEvent(.press(.left), column: 3, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: 3, row: 0)))
    #expect(host.windows.map(\.title) == ["Main"])
  }

  @Test("a navigation stack that fills it has the button in its own bar, before its own steps")
  func stack() throws {
    let host = try opened("Stack")
    #expect(host.screen.components(separatedBy: "‹ Back").count == 2)
    #expect(host.screen.split(separator: "\n").first?.contains("Root") == true)
    try host.find(.button, "deeper").tap()
    host.press(.escape)
    #expect(host.windows.count == 2 && host.screen.contains("deeper"))
    host.press(.escape)
    #expect(host.windows.count == 1)
  }
}
