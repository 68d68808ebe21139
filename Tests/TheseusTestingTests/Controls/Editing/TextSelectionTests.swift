import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("text selection: the selection in a field, as state in both directions")
struct TextSelectionTests {
  private struct Fields: View {
    var isEditor = false
    @State private var text = "héllo wörld"
    @State private var selection: TextSelection?

    private var words: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      guard range.upperBound <= text.endIndex else { return "foreign" }
      return selection.isInsertion
        ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : "<\(text[range])>"
    }

    var body: some View {
      VStack(alignment: .leading) {
        Text("selected \(words)")
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("name", text: $text, selection: $selection)
        }
        Button("word") { selection = text.range(of: "wörld").map { TextSelection(range: $0) } }
        Button("begin") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("shout") {
          guard case .selection(let range)? = selection?.indices else { return }
          text.replaceSubrange(range, with: text[range].uppercased() + "!")
        }
        Button("foreign") {
          let other = String(repeating: "x", count: 99)
          selection = TextSelection(
            range: other.index(other.startIndex, offsetBy: 40)..<other.endIndex)
        }
      }
    }
  }

  @Test("the user's selection and typing are reported", arguments: [false, true])
  func told(isEditor: Bool) throws {
    let host = TestHost(columns: 40, rows: 14) { Fields(isEditor: isEditor) }
    #expect(host.screen.contains("selected none"))
    try host.find(.textField).focus()
    #expect(host.screen.contains("selected at 11"))
    host.press(.leftArrow, modifiers: [.shift, .option])
    #expect(host.screen.contains("selected <wörld>"))
    host.type("x")
    #expect(host.screen.contains("selected at 7"))
    host.press(.home)
    host.press(.rightArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    #expect(host.screen.contains("selected <hé>"))
  }

  @Test("the app's selection is shown, and typing replaces it")
  func selected() throws {
    let host = TestHost(columns: 40, rows: 14) { Fields() }
    try host.find(.button, "word").tap()
    try host.find(.textField).focus()
    host.type("you")
    #expect(try host.find(.textField).value == "héllo you")
    try host.find(.button, "begin").tap()
    try host.find(.textField).focus()
    host.type("o ")
    #expect(
      try host.find(.textField).value == "o héllo you" && host.screen.contains("selected at 2"))
  }

  @Test("it stays while focus is elsewhere, for commands that change the selected text")
  func elsewhere() throws {
    let host = TestHost(columns: 40, rows: 14) { Fields() }
    try host.find(.textField).focus()
    host.press(.leftArrow, modifiers: [.shift, .option])
    try host.find(.button, "shout").tap()
    #expect(try host.find(.textField).value == "héllo WÖRLD!")
  }

  @Test("indices of another text count as the end")
  func foreign() throws {
    let host = TestHost(columns: 40, rows: 14) { Fields() }
    try host.find(.button, "foreign").tap()
    try host.find(.textField).focus()
    host.type("!")
    #expect(try host.find(.textField).value == "héllo wörld!")
  }
}
