import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A field that grows shows all rows of its text")
struct GrowingFieldTests {
  private struct Composer: View {
    @State var text = ""
    var isPlain = true

    var body: some View {
      VStack(spacing: 0) {
        let field = TextField("Message", text: $text, axis: .vertical)
        if isPlain { field.textFieldStyle(.plain) } else { field }
        Spacer(minLength: 0)
      }
    }
  }

  @Test("when a line fills it exactly, in each style", arguments: [true, false])
  func typed(isPlain: Bool) throws {
    let host = TestHost(columns: 20, rows: 8) { Composer(isPlain: isPlain) }
    try host.find(.textField).focus()
    let message = "a message of words which is longer than a row"
    var typed = ""
    for character in message {
      host.type(String(character))
      typed.append(character)
      let shown = host.screen.filter { $0.isLetter }
      #expect(shown == typed.filter { $0.isLetter }, "after \(typed)")
    }
  }

  @Test("when one of several pasted lines is exactly as wide as it")
  func pasted() throws {
    let host = TestHost(columns: 20, rows: 8) { Composer() }
    try host.find(.textField).focus()
    let full = String(repeating: "f", count: 20)
    host.paste("first\n\(full)\nlast")
    #expect(host.screen.contains("first") && host.screen.contains("last"))
    #expect(host.screen.count { $0 == "f" } == 21)
  }
}
