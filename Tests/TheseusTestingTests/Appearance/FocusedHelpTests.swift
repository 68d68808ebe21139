import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Help of the view that has focus is a focused value")
struct FocusedHelpTests {
  private struct Page: View {
    @FocusedValue(\.focusedHelp) private var help
    var body: some View {
      VStack {
        Button("Save") {}.help("Writes the file")
        Button("Plain") {}
        HStack { Button("Inner") {}.help("The nearest") }.help("Around")
        if let help { help } else { Text("no help") }
      }
    }
  }

  @Test("it follows focus, and the nearest help around the view wins")
  func focus() throws {
    let host = TestHost(columns: 30, rows: 6) { Page() }
    try host.find(.button, "Save").focus()
    #expect(host.screen.contains("Writes the file"))
    try host.find(.button, "Plain").focus()
    #expect(host.screen.contains("no help"))
    try host.find(.button, "Inner").focus()
    #expect(host.screen.contains("The nearest") && !host.screen.contains("Around"))
  }
}
