import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("⌘A selects all rows of a list that has focus")
struct SelectAllTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String { "n\(id)" }
  }

  private struct Page: View {
    @State private var many: Set<Int> = []
    @State private var one: Int?
    @State private var text = "word"
    let people = (1...60).map { Person(id: $0) }

    var body: some View {
      VStack {
        Text("many \(many.count) one \(one ?? 0) \(many.contains(3) ? "with" : "without") 3")
        TextField("Text", text: $text)
        List(selection: $many) {
          Section("Some") {
            ForEach(people) { Text("row \($0.name)").selectionDisabled($0.id == 3) }
          }
        }
        List(people, selection: $one) { Text("single \($0.name)") }
        Table(people, selection: $many) { TableColumn("Name") { Text("cell \($0.name)") } }
      }
    }
  }

  @Test("rows that were not created are selected too, disabled and header rows are not")
  func all() throws {
    let host = TestHost(columns: 60, rows: 30) { Page() }
    try host.find(.row, "row n1").tap()
    host.press("a", modifiers: .command)
    #expect(throws: Never.self) { try host.find(.text, "many 59 one 0 without 3") }
    try host.find(.row, "row n2").tap()
    #expect(throws: Never.self) { try host.find(.text, "many 1 one 0 without 3") }
  }

  @Test("a table selects all its rows")
  func table() throws {
    let host = TestHost(columns: 60, rows: 30) { Page() }
    try host.find(.row, "cell n1").tap()
    host.press("a", modifiers: .command)
    #expect(throws: Never.self) { try host.find(.text, "many 60 one 0 with 3") }
  }

  @Test("a list of one selection changes nothing, a field selects its text")
  func others() throws {
    let host = TestHost(columns: 60, rows: 30) { Page() }
    try host.find(.row, "single n2").tap()
    host.press("a", modifiers: .command)
    #expect(throws: Never.self) { try host.find(.text, "many 0 one 2 without 3") }
    try host.find(.textField, "Text").focus()
    host.press("a", modifiers: .command)
    host.type("x")
    #expect(try host.find(.textField, "Text").value == "x")
  }
}
