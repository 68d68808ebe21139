import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Field: View {
  let log: Log
  var initial = ""
  var axis = Axis.horizontal
  var transform: (String) -> String = { $0 }
  @State private var text: String?

  var body: some View {
    TextField(
      "Name",
      text: Binding(
        get: { text ?? initial },
        set: {
          text = transform($0)
          log.lines.append(text ?? "")
        }), axis: axis)
  }
}

@MainActor @Suite("Fields are typed into")
struct TextFieldTests {
  private func field(
    _ text: String = "", columns: Int = 20, _ transform: @escaping (String) -> String = { $0 }
  ) -> (WindowHost, Log) {
    let log = Log()
    let host = mounted(columns: columns, rows: 1) {
      Field(log: log, initial: text, transform: transform)
    }
    host.press(.tab)
    return (host, log)
  }

  private func text(_ host: WindowHost) -> String? { host.value(.textField) }

  @Test("each key reaches the binding and the screen; focusing puts the caret at the end")
  func typing() {
    let (host, log) = field("ab")
    #expect(host.cursor == [4, 0])
    host.type("cd")
    #expect(log.lines == ["abc", "abcd"])
    #expect(host.picture == ["▌ abcd"])
    #expect(host.cursor == [6, 0])
  }

  @Test("An empty field shows its prompt, else its title")
  func prompt() {
    let host = mounted(columns: 12, rows: 2) {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text("your name"))
      }
    }
    #expect(host.picture == ["  Name", "  your name"])
    #expect(host.readable.map(\.semantics.label) == ["Name", "Name"])
    #expect(host.readable.map(\.semantics.valueText) == ["", ""])
  }

  nonisolated private static let edits:
    [(String, [KeyEquivalent], EventModifiers, String, String)] = [
      ("one two", [.home], [], "X", "Xone two"),
      ("one two", ["a"], .control, "X", "Xone two"),
      ("one two", [.leftArrow], .control, "X", "one Xtwo"),
      ("one two", [.leftArrow, .leftArrow], .option, "X", "Xone two"),
      ("one two", [.delete], .option, "", "one "),
      ("one two", ["w"], .control, "", "one "),
      ("one two", ["u"], .control, "", ""),
      ("one two", ["w", "y", "y"], .control, "", "one twotwo"),
      ("one two", [.leftArrow, .leftArrow], [], "X", "one tXwo"),
      ("one two", [.leftArrow, .leftArrow], .shift, "X", "one tX"),
      ("one two", ["a", "k"], .control, "", ""),
      ("one two", ["a", "d"], .control, "", "ne two"),
      ("one two", ["a"], .command, "X", "X"),
    ]

  @Test("Keys of editors and shells", arguments: edits.indices)
  func keys(index: Int) {
    let (text, keys, modifiers, typed, result) = Self.edits[index]
    let (host, _) = field(text)
    for key in keys { host.press(key, modifiers) }
    host.type(typed)
    #expect(self.text(host) == result)
  }

  @Test("the caret moves by characters as users see them")
  func clusters() {
    let (host, _) = field("a👩‍👩‍👧e\u{301}中")
    #expect(host.cursor == [2 + 1 + 2 + 1 + 2, 0])
    host.press(.delete)
    #expect(text(host) == "a👩‍👩‍👧e\u{301}")
    host.press(.delete)
    #expect(text(host) == "a👩‍👩‍👧")
    host.press(.leftArrow)
    host.press(.deleteForward)
    #expect(text(host) == "a")
    host.type("e")
    host.send(.text("\u{301}"))
    host.press(.delete)
    #expect(text(host) == "a", "an accent typed after its letter is part of it")
  }

  @Test("text longer than the field scrolls so that the caret is visible")
  func scrolling() {
    let (host, _) = field("0123456789", columns: 8)
    #expect(host.picture[0].contains("9"))
    #expect(!host.picture[0].contains("0"))
    host.press(.home)
    #expect(host.picture == ["▌ 01234"])
    #expect(host.cursor == [2, 0])
    for _ in 0..<7 { host.press(.rightArrow) }
    #expect(host.picture[0].contains("6"))
  }

  @Test("Pasted text is one write and never a command; line ends become spaces on one line")
  func paste() {
    let (host, log) = field()
    host.send(.paste("a\nb\u{1B}[2J\r\nc"))
    #expect(log.lines.count == 1)
    #expect(text(host) == "a b\u{1B}[2J c")
    #expect(!host.picture[0].contains("\u{1B}"))
  }

  @Test("A megabyte is pasted whole, and typing continues behind it")
  func largePaste() {
    let (host, _) = field()
    host.send(.paste(String(repeating: "lorem ipsum ", count: 87_000)))
    host.type("x")
    #expect(text(host)?.count == 87_000 * 12 + 1)
  }

  @Test("a field shows its binding's text; a binding that refuses leaves it unchanged")
  func transforming() {
    let (host, _) = field("") { $0.uppercased() }
    host.type("ab")
    #expect(text(host) == "AB")
    let constant = mounted(columns: 10, rows: 1) { TextField("x", text: .constant("fixed")) }
    constant.press(.tab)
    constant.type("no")
    #expect(constant.value(.textField) == "fixed")
  }

  @Test("A click puts the caret, a drag selects, a double click selects the word")
  func pointer() {
    let (host, _) = field("one two")
    host.click(column: 4, row: 0)
    #expect(host.cursor == [4, 0])
    host.send(.pointer(PointerEvent(.press(.left), column: 2, row: 0)))
    host.send(.pointer(PointerEvent(.move(.left), column: 5, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: 5, row: 0)))
    host.type("X")
    #expect(text(host) == "X two")
    host.click(column: 5, row: 0)
    host.click(column: 5, row: 0)
    host.type("Y")
    #expect(text(host) == "X Y")
  }

  @Test("Return submits, innermost action first, and stays in a scope")
  func submitting() {
    let log = Log()
    let host = mounted(rows: 3) {
      VStack {
        TextField("a", text: .constant("")).onSubmit { log.lines.append("inner") }
        TextField("b", text: .constant("")).submitScope()
        TextField("c", text: .constant("")).onSubmit(of: .search) { log.lines.append("search") }
      }
      .onSubmit { log.lines.append("outer") }
    }
    for _ in 0..<3 {
      host.press(.tab)
      host.press(.return)
    }
    #expect(log.lines == ["inner", "outer", "outer"])
  }

  @Test("a field of a value writes it at the end of editing, if it can be parsed")
  func values() {
    let log = Log()
    let host = mounted(rows: 2) { Numbers(log: log) }
    host.press(.tab)
    host.press(.delete)
    host.type("42")
    #expect(log.lines.isEmpty, "not while it is typed")
    host.press(.return)
    #expect(log.lines == ["42"])
    host.type("x")
    host.press(.tab)
    #expect(log.lines == ["42"])
    #expect(host.readable[0].semantics.valueText == "42", "what cannot be read is dropped")
  }

  @Test("a secure field neither shows nor reveals its text")
  func secure() {
    let host = mounted(columns: 12, rows: 1) { SecureField("Password", text: .constant("s3cret")) }
    #expect(host.picture == ["  ••••••"])
    #expect(host.value(.secureField) == "••••••")
  }

  @Test("A vertical field wraps at words, grows between its limits, and moves by rows")
  func vertical() {
    let log = Log()
    let host = mounted(columns: 11, rows: 6) {
      Field(log: log, initial: "", axis: .vertical).lineLimit(2...3)
    }
    host.press(.tab)
    #expect(host.element(.textField)?.frame.height == 32)
    host.type("one two three")
    #expect(
      host.picture.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ▌")) }.filter {
        !$0.isEmpty
      } == ["one two", "three"])
    host.press(.return)
    host.type("x")
    #expect(text(host) == "one two three\nx")
    #expect(host.element(.textField)?.frame.height == 48)
    host.press(.upArrow)
    host.type("Z")
    #expect(text(host) == "one two tZhree\nx")
    host.press(.return, .option)
    host.type("y")
    #expect(host.element(.textField)?.frame.height == 48, "no more than three rows")
  }

  @Test("a text editor contains many lines and passes on only Tab")
  func editor() {
    let host = mounted(columns: 12, rows: 3) { Editor() }
    host.press(.tab)
    host.type("a")
    host.press(.return)
    host.type("b")
    host.press(.upArrow)
    host.press(.upArrow)
    host.type("X")
    #expect(host.value(.textField) == "Xa\nb")
    #expect(host.picture.prefix(2) == ["▌ Xa", "▌ b"])
  }
}

private struct Numbers: View {
  let log: Log
  @State private var number = 1
  var body: some View {
    VStack {
      TextField("n", value: $number, format: .number)
      TextField("m", text: .constant(""))
    }
    .onChange(of: number) { log.lines.append("\(number)") }
  }
}

private struct Editor: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}
