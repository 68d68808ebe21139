import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("arrow keys continue from the selected row")
struct SelectionFollowingTests {
  private struct Letters: View {
    @State private var selection: String?
    var body: some View {
      VStack {
        Text("selected \(selection ?? "nothing")")
        List(selection: $selection) { ForEach(["a", "b", "c", "d", "e"], id: \.self) { Text($0) } }
          .onKeyPress("3") {
            selection = "c"
            return .handled
          }
          .onKeyPress("0") {
            selection = nil
            return .handled
          }
        Button("select d") { selection = "d" }
      }
    }
  }

  @Test("R86 when the app selects another row while focus is in the list")
  func focused() throws {
    let host = TestHost(columns: 30, rows: 10) { Letters() }
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("selected b"))
    host.type("3")
    #expect(host.screen.contains("selected c") && host.screen.contains("▌ c"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected d"))
    // Without a selection, focus stays where it is.
    host.type("0")
    #expect(host.screen.contains("selected nothing") && host.screen.contains("▌ d"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected e"))
  }

  @Test("R86 when the app selected a row while focus was elsewhere")
  func unfocused() throws {
    let host = TestHost(columns: 30, rows: 10) { Letters() }
    try host.find(.list).focus()
    host.press(.downArrow)
    try host.find(.button, "select d").tap()
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("selected e"))
  }

  private struct Several: View {
    @State private var selection: Set<String> = []
    var body: some View {
      VStack {
        Text("selected \(selection.sorted().joined())")
        List(selection: $selection) { ForEach(["a", "b", "c", "d", "e"], id: \.self) { Text($0) } }
        Button("elsewhere") {}
      }
    }
  }

  @Test("R86 among several selected rows, the one that had focus")
  func several() throws {
    let host = TestHost(columns: 30, rows: 10) { Several() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("selected bcd"))
    try host.find(.button, "elsewhere").focus()
    try host.find(.list).focus()
    #expect(host.screen.contains("selected bcd") && host.screen.contains("✓ d"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected e"))
  }
}
