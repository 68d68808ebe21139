import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A focus state that a view passes on")
struct PassedFocusTests {
  private struct Row: View {
    @FocusState var focus: Int?
    let number: Int
    var body: some View {
      VStack(alignment: .leading) {
        TextField("field \(number)", text: .constant("")).focused($focus, equals: number)
        Text("row \(number) sees \(focus.map { "\($0)" } ?? "none")")
        Button("from row \(number)") { focus = number }
      }
    }
  }

  private struct Page: View {
    @FocusState private var focus: Int?
    @State private var count = 2
    var body: some View {
      VStack(alignment: .leading) {
        Text("page sees \(focus.map { "\($0)" } ?? "none")")
        ForEach(0..<count, id: \.self) { Row(focus: _focus, number: $0) }
        Button("second") { focus = 1 }
        Button("add") {
          count += 1
          focus = count - 1
        }
        Button("remove") { count -= 1 }
      }
    }
  }

  @Test("R82 is one with that view's: each of them moves focus, and all of them follow it")
  func shared() throws {
    let host = TestHost(columns: 30, rows: 20) { Page() }
    try host.find(.button, "second").tap()
    #expect(try host.find(.textField, "field 1").isFocused)
    for words in ["page sees 1", "row 0 sees 1", "row 1 sees 1"] {
      #expect(host.screen.contains(words), "\(host.screen)")
    }
    try host.find(.button, "from row 0").tap()
    #expect(try host.find(.textField, "field 0").isFocused)
    #expect(host.screen.contains("page sees 0") && host.screen.contains("row 1 sees 0"))
  }

  @Test("R82 reaches a view that the same action adds, and outlives one that goes")
  func added() throws {
    let host = TestHost(columns: 30, rows: 20) { Page() }
    try host.find(.button, "add").tap()
    #expect(try host.find(.textField, "field 2").isFocused)
    #expect(host.screen.contains("page sees 2"))
    try host.find(.button, "remove").tap()
    #expect(host.screen.contains("page sees none"))
    try host.find(.button, "second").tap()
    #expect(try host.find(.textField, "field 1").isFocused)
  }

  @Test("R82 a view that is given none has its own")
  func own() throws {
    let host = TestHost(columns: 30, rows: 20) {
      VStack {
        Row(number: 0)
        Row(number: 1)
      }
    }
    try host.find(.button, "from row 1").tap()
    #expect(host.screen.contains("row 0 sees none") && host.screen.contains("row 1 sees 1"))
  }
}
