import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

extension WindowHost {
  /// Keys that arrive in one read of a terminal.
  fileprivate func typeTogether(_ text: String) {
    let events = text.map { character -> InputEvent in
      switch character {
      case "\t": .key(KeyPress(key: .tab, characters: "\t"))
      case "\n": .key(KeyPress(key: .return, characters: "\r"))
      default:
        .key(
          KeyPress(
            key: KeyEquivalent(character), characters: String(character),
            modifiers: character.isUppercase ? .shift : []))
      }
    }
    send(events[...])
  }
}

/// A field whose setter changes the text.
private struct Field: View {
  let log: Log
  var initial = ""
  var set: (_ old: String, _ new: String) -> String = { $1 }
  @State private var text: String?

  private var shown: String { text ?? initial }

  var body: some View {
    TextField(
      "Name",
      text: Binding(
        get: { shown },
        set: {
          log.lines.append($0)
          text = set(shown, $0)
        }))
  }
}

/// A field that the app watches.
private struct Watched: View {
  let log: Log
  var answer: (String) -> String = { $0 }
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).onChange(of: text) { old, new in
      log.lines.append("\(old)>\(new)")
      text = answer(new)
    }
  }
}

/// Two fields; the first is full at four characters.
private struct Code: View {
  enum Place { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Place?

  var body: some View {
    VStack {
      TextField("first", text: $first).focused($focus, equals: .first)
      TextField("second", text: $second).focused($focus, equals: .second)
    }
    .onChange(of: first) { if first.count == 4 { focus = .second } }
  }
}

/// A field that stops taking text.
private struct Limited: View {
  let isRemoved: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      if !isRemoved || text.count < 3 {
        TextField("Name", text: $text).disabled(text.count >= 3)
      }
      TextField("other", text: .constant(""))
    }
  }
}

@MainActor @Suite("keys that arrive together: one edit if nothing can notice, else one by one")
struct TypingTests {
  private func values(_ host: WindowHost) -> [String] {
    host.readable.filter { $0.semantics.role == .textField }.map { $0.semantics.valueText }
  }

  @Test("R26 consecutive text for one field is one edit to bodies and onChange")
  func oneEdit() {
    let log = Log()
    let host = mounted { Field(log: log) }
    host.press(.tab)
    var updates = host.runtime.updateNumber
    host.typeTogether("hello World")
    updates = host.runtime.updateNumber - updates
    #expect(log.lines.last == "hello World" && log.lines.count == 11)
    #expect(values(host) == ["hello World"])
    let single = mounted { Field(log: Log()) }
    single.press(.tab)
    var most = single.runtime.updateNumber
    single.press("h")
    most = single.runtime.updateNumber - most
    #expect(updates == most)
    let watched = mounted { Watched(log: log) }
    watched.press(.tab)
    log.lines = []
    watched.typeTogether("hello")
    #expect(log.lines == [">hello"])
    watched.press("!")
    #expect(log.lines == [">hello", "hello>hello!"])
  }

  nonisolated private static let setters: [(String, @Sendable (String, String) -> String)] = [
    ("upper case", { $1.uppercased() }),
    ("at most five", { String($1.prefix(5)) }),
    ("digits only", { $1.filter(\.isNumber) }),
    ("refuses other than digits", { $1.allSatisfy(\.isNumber) ? $1 : $0 }),
    ("refuses more than three", { $1.count > 3 ? $0 : $1 }),
    ("refuses all", { old, _ in old }),
    ("doubles a's", { $1.count > $0.count && $1.hasSuffix("a") ? $1 + "a" : $1 }),
    (
      "groups of three",
      { _, new in
        let plain = new.filter { $0 != " " }
        return plain.enumerated().map { $0 > 0 && $0 % 3 == 0 ? " \($1)" : "\($1)" }.joined()
      }
    ),
    ("empties at a full stop", { $1.hasSuffix(".") ? "" : $1 }),
  ]

  @Test(
    "the text equals that of single keys, whatever a setter or the app does",
    arguments: setters.indices, ["a1b2c3d4", "12345678", "banana", "ab.cd", "Straße 12", "漢字é1"])
  func transforms(index: Int, typed: String) {
    let (_, set) = Self.setters[index]
    func both(_ make: () -> WindowHost) {
      let (together, single) = (make(), make())
      for host in [together, single] { host.press(.tab) }
      together.typeTogether(typed)
      for character in typed { single.typeTogether(String(character)) }
      #expect(values(together) == values(single))
      #expect(together.cursor == single.cursor)
      together.typeTogether("xyz")
      for character in "xyz" { single.typeTogether(String(character)) }
      #expect(values(together) == values(single))
    }
    both { mounted { Field(log: Log(), set: set) } }
    both { mounted { Field(log: Log(), initial: "12", set: set) } }
    // The app's change in `onChange` answers the edit: those that look at the end of the text see
    // the end of the edit.
    if index < 3 { both { mounted { Watched(log: Log()) { set("", $0) } } } }
  }

  @Test("R82 keys after a change of focus go to the new field")
  func focusChanges() {
    let host = mounted { Code() }
    host.press(.tab)
    host.typeTogether("123456")
    #expect(values(host) == ["1234", "56"])
    let tabbed = mounted {
      VStack {
        Field(log: Log())
        Field(log: Log())
      }
    }
    tabbed.typeTogether("\tone\ttwo")
    #expect(values(tabbed) == ["one", "two"])
  }

  @Test("a field that is disabled when full gets no more than that", arguments: [false, true])
  func disabledWhenFull(isRemoved: Bool) {
    let host = mounted { Limited(isRemoved: isRemoved) }
    host.press(.tab)
    host.typeTogether("abcdef")
    if !isRemoved { #expect(values(host) == ["abc", ""]) }
  }

  @Test("onKeyPress sees each key that it requests, with the text before it")
  func keyHandlers() {
    let log = Log()
    struct Handled: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .onKeyPress("!") {
            log.lines.append(text)
            return .handled
          }
          .onKeyPress(phases: .up) { _ in .handled }
          .onSubmit { log.lines.append("submit \(text)") }
      }
    }
    let host = mounted { Handled(log: log) }
    host.press(.tab)
    host.typeTogether("ab!cd!\nef\n")
    #expect(log.lines == ["ab", "abcd", "submit abcd", "submit abcdef"])
  }

  @Test("onModifierKeysChanged sees Shift change between letters")
  func modifierKeys() {
    let log = Log()
    struct Watching: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).onModifierKeysChanged(initial: false) {
          log.lines.append("\($1 == .shift) \(text)")
        }
      }
    }
    let host = mounted { Watching(log: log) }
    host.press(.tab)
    host.typeTogether("abCDe")
    #expect(log.lines == ["true ab", "false abCD"])
  }

  @Test("keys without text stay events of their own")
  func otherKeys() {
    let log = Log()
    let host = mounted { Field(log: log) }
    host.press(.tab)
    host.send([
      .key(KeyPress(key: "a", characters: "a")), .key(KeyPress(key: "b", characters: "b")),
      .key(KeyPress(key: .delete)), .key(KeyPress(key: "e", characters: "e")),
      .text("\u{301}"), .paste("x\ny"), .key(KeyPress(key: "z", characters: "z")),
    ])
    #expect(
      log.lines == ["a", "ab", "a", "ae", "ae\u{301}", "ae\u{301}x y", "ae\u{301}x yz"])
  }

  @Test("without a field keys reach shortcuts one by one, and a paste is ignored")
  func withoutField() {
    let log = Log()
    let host = mounted {
      Button("x") { log.lines.append("x") }.keyboardShortcut("x", modifiers: [])
    }
    host.typeTogether("axbX")
    host.send([.paste("xxx")])
    #expect(log.lines == ["x"])
  }

  /// A field whose app replaces an abbreviation.
  private struct Abbreviated: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).onChange(of: text) { old, new in
          log.lines.append("\(old)>\(new)")
          if new.hasSuffix("->") { text = new.dropLast(2) + "→" }
        }
        Button("other") {}
      }
    }
  }

  @Test("keys are joined again after the app left 64 in a row alone")
  func joinedAgain() {
    let log = Log()
    let host = mounted { Abbreviated(log: log) }
    host.press(.tab)
    host.typeTogether("a->")
    #expect(values(host) == ["a→"])
    // The 64 keys come in several reads, some of one key alone.
    log.lines = []
    host.typeTogether(String(repeating: "b", count: 40))
    for _ in 0..<4 { host.typeTogether("c") }
    host.typeTogether(String(repeating: "d", count: 20))
    #expect(log.lines.count == 64)
    log.lines = []
    host.typeTogether("xyz")
    #expect(log.lines.count == 1)
  }

  @Test("an answer among them starts the count again")
  func answersKeepKeysSingle() {
    let log = Log()
    let host = mounted { Abbreviated(log: log) }
    host.press(.tab)
    host.typeTogether("a->")
    host.typeTogether(String(repeating: "b", count: 60) + "->" + String(repeating: "c", count: 62))
    log.lines = []
    host.typeTogether("xyz")
    #expect(log.lines.count > 1)
    #expect(values(host)[0].hasSuffix("cxyz"))
    #expect(!values(host)[0].contains("->"))
  }

  @Test("keys are joined again when focus returns to the field")
  func joinedAfterFocus() {
    let log = Log()
    let host = mounted { Abbreviated(log: log) }
    host.press(.tab)
    host.typeTogether("a->")
    log.lines = []
    host.typeTogether("bc")
    #expect(log.lines.count == 2)
    host.press(.tab)
    host.press(.tab)
    log.lines = []
    host.typeTogether("xyz")
    #expect(log.lines.count == 1)
    #expect(values(host) == ["a→bcxyz"])
  }

  @Test("only a field or a date that is enabled and focused takes a paste")
  func pasteTakers() {
    struct Page: View {
      var body: some View {
        VStack {
          Button("button") {}
          TextField("field", text: .constant(""))
          TextEditor(text: .constant("")).frame(height: 2)
          DatePicker("date", selection: .constant(.distantPast))
          List { Text("row") }
        }
      }
    }
    let host = mounted { Page() }
    var takers: [String] = []
    host.focus.focus(nil)
    #expect(!host.takesPaste)
    for candidate in host.focus.candidates {
      host.focus.focus(candidate)
      if host.takesPaste { takers.append("\(type(of: candidate))") }
    }
    #expect(takers == ["FieldElement", "FieldElement", "DateElement"])
    let disabled = mounted { TextField("field", text: .constant("")).disabled(true) }
    disabled.press(.tab)
    #expect(!disabled.takesPaste)
  }
}
