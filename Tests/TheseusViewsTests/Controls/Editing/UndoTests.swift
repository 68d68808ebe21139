import Foundation
import Observation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Page: View {
  var isEditor = false
  let model: Model
  @MainActor @Observable final class Model {
    var text: String
    var other = ""
    var set: (String) -> String = { $0 }
    init(_ text: String = "") { self.text = text }
  }

  private var text: Binding<String> {
    Binding(get: { model.text }, set: { model.text = model.set($0) })
  }

  var body: some View {
    VStack {
      if isEditor { TextEditor(text: text) } else { TextField("Name", text: text) }
      TextField("other", text: .constant(""))
    }
  }
}

@MainActor @Suite("Undo and redo in fields and editors")
struct UndoTests {
  private func page(_ text: String = "", isEditor: Bool = false) -> (WindowHost, Page.Model) {
    let model = Page.Model(text)
    let host = mounted(rows: isEditor ? 6 : 2) { Page(isEditor: isEditor, model: model) }
    host.press(.tab)
    host.press(.end, .control)
    return (host, model)
  }

  private func undo(_ host: WindowHost) { host.press("z", .control) }
  private func redo(_ host: WindowHost) { host.press("Z", [.command, .shift]) }

  @Test("consecutive typing is one step; deleting is another", arguments: [false, true])
  func steps(isEditor: Bool) {
    let (host, model) = page("a", isEditor: isEditor)
    host.type("bcd")
    host.press(.delete)
    host.press(.delete)
    host.type("x")
    #expect(model.text == "abx")
    var seen: [String] = []
    for _ in 0..<4 {
      undo(host)
      seen.append(model.text)
    }
    #expect(seen == ["ab", "abcd", "a", "a"])
    seen = []
    for _ in 0..<4 {
      redo(host)
      seen.append(model.text)
    }
    #expect(seen == ["abcd", "ab", "abx", "abx"])
    host.press("z", .command)
    host.type("y")
    redo(host)
    #expect(model.text == "aby", "an edit drops what could be redone")
  }

  @Test("a caret move, a paste, a change of focus and a deletion end a step")
  func ends() {
    let between: [(WindowHost) -> Void] = [
      { $0.press(.leftArrow) }, { $0.press(.home) }, { $0.click(column: 1, row: 0) },
      {
        $0.press(.tab)
        $0.press(.tab, .shift)
      },
    ]
    for act in between {
      let (host, model) = page()
      host.type("ab")
      act(host)
      host.type("c")
      undo(host)
      #expect(model.text == "ab")
      undo(host)
      #expect(model.text == "")
    }
    let (host, model) = page()
    host.type("ab")
    host.send(.paste("one"))
    host.send(.paste("two"))
    host.type("c")
    var seen: [String] = []
    for _ in 0..<4 {
      undo(host)
      seen.append(model.text)
    }
    #expect(seen == ["abonetwo", "abone", "ab", ""])
  }

  @Test("typing over a selection is undone with the selection, which is typed over again")
  func selection() {
    let (host, model) = page("one two")
    host.press(.leftArrow, [.shift, .option])
    host.type("xy")
    #expect(model.text == "one xy")
    undo(host)
    #expect(model.text == "one two")
    host.type("z")
    #expect(model.text == "one z")
  }

  @Test("words, lines and yanks are steps of their own; Control and slash undo as well")
  func commands() {
    let (host, model) = page("one two")
    host.press("w", .control)
    host.press("u", .control)
    host.press("y", .control)
    #expect(model.text == "one ")
    host.press("_", .control)
    #expect(model.text == "")
    host.press("y", .control)
    #expect(model.text == "one ", "redone, not yanked")
    for _ in 0..<3 { undo(host) }
    #expect(model.text == "one two")
  }

  @Test("a setter's change of typed text is undone with it")
  func transforms() {
    let (host, model) = page()
    model.set = { $0.uppercased() }
    host.type("ab")
    host.press(.leftArrow)
    host.type("é")
    #expect(model.text == "AÉB")
    undo(host)
    #expect(model.text == "AB")
    undo(host)
    #expect(model.text == "")
    redo(host)
    redo(host)
    #expect(model.text == "AÉB")
  }

  @Test("a text that changes from outside clears the history", arguments: [false, true])
  func outside(isEditor: Bool) {
    let (host, model) = page(isEditor: isEditor)
    host.type("abc")
    model.text = "x"
    host.flush()
    undo(host)
    redo(host)
    #expect(model.text == "x")
    host.type("y")
    undo(host)
    #expect(model.text == "x")
  }

  @Test("a setter that refuses the undone text leaves a consistent field")
  func refusing() {
    let (host, model) = page()
    host.type("abc")
    model.set = { $0.isEmpty ? "empty" : $0 }
    undo(host)
    #expect(model.text == "empty")
    host.type("!")
    undo(host)
    undo(host)
    #expect(model.text == "empty")
  }

  @Test("an unedited field leaves Control-Z to its ancestors")
  func unhandled() {
    let (host, model) = page("x")
    var keys: [Character] = []
    host.onUnhandledKey = {
      keys.append($0.key.character)
      return true
    }
    undo(host)
    #expect(keys == ["z"])
    host.type("y")
    undo(host)
    undo(host)
    #expect(keys == ["z"] && model.text == "x")
  }

  @Test("after random edits, undoing all gives the first text and redoing all the last")
  func random() {
    var number: UInt64 = 5
    func next(_ count: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1
      return Int(number >> 33) % count
    }
    let (host, model) = page("start", isEditor: true)
    for _ in 0..<300 {
      switch next(8) {
      case 0: host.press(.leftArrow, next(2) == 0 ? [] : .shift)
      case 1: host.press(.delete)
      case 2: host.press("w", .control)
      case 3: host.press(.return)
      case 4: host.send(.text("\u{301}"))
      case 5: host.press(.home)
      default: host.type(["a", "é", "漢", " "][next(4)])
      }
    }
    let last = model.text
    for _ in 0..<400 { undo(host) }
    #expect(model.text == "start")
    for _ in 0..<400 { redo(host) }
    #expect(model.text.hasSameBytes(as: last))
  }
}
