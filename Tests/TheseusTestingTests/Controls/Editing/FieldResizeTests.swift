import TheseusTesting
import TheseusViews
import Testing

/// Found by random apps: a field that had been narrow continued to hide the beginning of its text.
@MainActor @Suite("a focused field shows as much of its text as fits")
struct FieldResizeTests {
  private struct Form: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  @Test(
    "text that scrolled out of a narrow field is shown in a wide one, and when the end is deleted")
  func comesBack() throws {
    let host = TestHost(columns: 8, rows: 1) { Form() }
    try host.find(.textField).focus()
    host.type("abcdefghij")
    #expect(!host.screen.contains("abc") && host.screen.contains("hij"))
    host.resize(columns: 20, rows: 1)
    #expect(host.screen.contains("abcdefghij"))
    host.resize(columns: 8, rows: 1)
    #expect(!host.screen.contains("abc"))
    for _ in 0..<7 { host.press(.delete) }
    #expect(host.screen.contains("abc"))
  }
}
