import Testing
import TheseusTesting

@MainActor @Suite("a search is presented until it ends, wherever the focus is")
struct SearchPresentedTests {
  private struct Library: View {
    @State var isPresented = false
    @State var text = ""
    @State private var changes = 0
    var body: some View {
      VStack {
        Button("begin") { isPresented = true }
        Button("stop") { isPresented = false }
        Text("presented \(isPresented) changes \(changes) text \(text).")
        Button("result") {}
          .searchable(text: $text, isPresented: $isPresented)
          .searchSuggestions { Text("Ada").searchCompletion("ada") }
          .onChange(of: isPresented) { changes += 1 }
      }
    }
  }

  private func host(_ library: Library = Library()) -> TestHost {
    TestHost(columns: 50, rows: 12) { library }
  }

  @Test("it stays with a query when the focus goes to a result, and Escape in the field ends it")
  func result() throws {
    let host = host()
    try host.find(.textField).type("x")
    #expect(host.screen.contains("presented true changes 1 text x."))
    try host.find(.button, "result").focus()
    #expect(host.screen.contains("presented true changes 1 text x."))
    try host.find(.textField).focus()
    host.press(.escape)
    #expect(host.screen.contains("presented false changes 2 text ."))
  }

  @Test("a suggestion that is chosen leaves it as it is")
  func suggestion() throws {
    let host = host()
    try host.find(.button, "begin").tap()
    #expect(try host.find(.textField).isFocused)
    for _ in 0..<6 where host.focused?.label != "Ada" { host.press(.tab) }
    host.press(.return)
    #expect(host.screen.contains("presented true changes 1 text ada."))
  }

  @Test("the app ends it: the query goes")
  func ended() throws {
    let host = host()
    try host.find(.textField).type("x")
    try host.find(.button, "stop").tap()
    #expect(host.screen.contains("presented false changes 2 text ."))
    #expect(try !host.find(.textField).isFocused)
  }

  @Test("a query that is there from the start is not lost")
  func initial() throws {
    let host = host(Library(text: "kurt"))
    #expect(host.screen.contains("text kurt."))
    let presented = self.host(Library(isPresented: true))
    #expect(try presented.find(.textField).isFocused)
  }
}
