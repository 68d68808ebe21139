import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the symbols in a field")
struct FieldMarkTests {
  private func place(_ text: Character, _ host: TestHost) -> (column: Int, row: Int)? {
    for (row, line) in host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let index = line.firstIndex(of: text) {
        return (line.distance(from: line.startIndex, to: index), row)
      }
    }
    return nil
  }

  @Test("a search field has × while there is text; a press on it clears the field")
  func clearing() throws {
    struct Page: View {
      @State private var query = ""
      var body: some View {
        NavigationStack { Text("for [\(query)]").searchable(text: $query) }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Page() }
    #expect(host.screen.contains("/ Search") && !host.screen.contains("×"))
    try host.find(.textField).type("book")
    #expect(host.screen.contains("/ book") && host.screen.contains("for [book]"))
    let mark = try #require(place("×", host))
    host.send(.pointer(PointerEvent(.press(.left), column: mark.column, row: mark.row)))
    host.send(.pointer(PointerEvent(.release(.left), column: mark.column, row: mark.row)))
    #expect(host.screen.contains("for []") && !host.screen.contains("×"))
    #expect(try host.find(.textField).isFocused)
    host.type("x")
    #expect(host.screen.contains("for [x]"))
  }

  @Test("a text that cannot become the value is marked with ! until it can")
  func error() throws {
    struct Page: View {
      @State private var count = 12
      var body: some View {
        TextField("Count", value: $count, format: .number)
        Text("is \(count)")
      }
    }
    let host = TestHost(columns: 30, rows: 3) { Page() }
    #expect(!host.screen.contains("!"))
    try host.find(.textField).replaceText("twelve")
    #expect(host.screen.contains("!"))
    try host.find(.textField).replaceText("13")
    #expect(!host.screen.contains("!"))
    host.press(.return)
    #expect(host.screen.contains("is 13"))
  }

  @Test("a field for any text has no mark")
  func plain() throws {
    let host = TestHost(columns: 30, rows: 3) { TextField("Name", text: .constant("Ada!")) }
    #expect(host.screen.filter { $0 == "!" }.count == 1)
  }
}
