import TheseusCells
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The pointer selects in a field what is scrolled out of it, too")
struct FieldDragTests {
  private struct Page: View {
    @State var text: String
    @State var selection: TextSelection?
    var isEditor = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("Name", text: $text, selection: $selection)
        }
        Text("selected \(selected)")
      }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices else { return "none" }
      return String(text[range])
    }
  }

  /// In the first row of the field; columns from its edge.
  private func send(_ host: TestHost, _ action: PointerEvent.Action, _ column: Int) throws {
    let frame = try host.find(.textField).frame
    host.send(.pointer(PointerEvent(action, column: frame.x + column, row: frame.y)))
  }

  @Test("a drag beyond the leading edge scrolls to the text before, and selects it")
  func leading() throws {
    let host = TestHost(columns: 30, rows: 3) {
      Page(text: "the beginning of a text that is a good deal longer than its field")
    }
    try host.find(.textField).focus()
    #expect(!host.screen.contains("the beginning"))
    try send(host, .press(.left), 20)
    for _ in 0..<60 {
      try send(host, .move(.left), 0)
      // A field scrolls when it is drawn.
      _ = host.screen
    }
    try send(host, .release(.left), 0)
    #expect(host.screen.contains("selected the beg"))
  }

  @Test("a press at the edge takes the first visible character")
  func press() throws {
    let host = TestHost(columns: 12, rows: 3) { Page(text: "0123456789abcdefghij") }
    try host.find(.textField).focus()
    let row = try host.find(.textField).frame.y
    func line() -> Substring {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false)[row]
    }
    let before = line()
    try send(host, .press(.left), 0)
    try send(host, .release(.left), 0)
    #expect(line() == before && !before.contains("0123"))
  }

  @Test("three presses select the line, or all of a field of one row", arguments: [true, false])
  func thirdPress(isEditor: Bool) throws {
    let host = TestHost(columns: 30, rows: 6) {
      Page(text: isEditor ? "one two\nthree four" : "one two", isEditor: isEditor)
    }
    try host.find(.textField).focus()
    for _ in 0..<3 {
      try send(host, .press(.left), 2)
      try send(host, .release(.left), 2)
    }
    #expect(host.screen.contains("selected one two"))
  }
}
