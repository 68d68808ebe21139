import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("Keys go to the focused view first, then outwards, then to shortcuts")
struct KeyPressTests {
  @Test("a handled key stops; an ignored one continues to the enclosing view")
  func bubbling() {
    let log = Log()
    let host = WindowHost(columns: 20, rows: 4) {
      VStack {
        Key(name: "a")
          .onKeyPress("x") {
            log.lines.append("inner x")
            return .handled
          }
          .onKeyPress(keys: ["y"]) { press in
            log.lines.append("inner \(press.characters)")
            return .ignored
          }
        Key(name: "b")
      }
      .onKeyPress(characters: .letters) { press in
        log.lines.append("outer \(press.key.character)")
        return .handled
      }
    }
    host.flush()
    host.press("x")
    #expect(log.lines.isEmpty, "nothing has the keyboard")
    host.press(.tab)
    host.press("x")
    host.press("y")
    host.press("1")
    #expect(log.lines == ["inner x", "inner y", "outer y"])
  }

  @Test("only requested phases are reported")
  func phases() {
    let log = Log()
    let host = WindowHost(columns: 20, rows: 4) {
      Key(name: "a").onKeyPress(phases: .up) { press in
        log.lines.append("\(press.key.character) up")
        return .handled
      }
    }
    host.flush()
    host.press(.tab)
    host.press("x")
    host.send(.key(KeyPress(phase: .up, key: "x", characters: "x")))
    #expect(log.lines == ["x up"])
  }

  @Test("Command and Control are the same shortcut at a terminal; capitals stand for Shift")
  func shortcutMatching() {
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> KeyPress {
      KeyPress(key: key, modifiers: modifiers)
    }
    #expect(KeyboardShortcut("n").matches(press("n", .command)))
    #expect(KeyboardShortcut("n").matches(press("n", .control)))
    #expect(!KeyboardShortcut("n").matches(press("n")))
    #expect(!KeyboardShortcut("n").matches(press("n", [.control, .shift])))
    #expect(KeyboardShortcut("n", modifiers: [.command, .shift]).matches(press("N", .control)))
    #expect(KeyboardShortcut("N", modifiers: []).matches(press("n", .shift)))
    #expect(!KeyboardShortcut("n", modifiers: .control).matches(press("n", .command)))
    #expect(KeyboardShortcut("+").matches(press("+", [.command, .shift])))
    #expect(KeyboardShortcut("n", modifiers: []).matches(press("n", .capsLock)))
    #expect(!KeyboardShortcut("n").matches(KeyPress(phase: .up, key: "n", modifiers: .command)))
    #expect(KeyboardShortcut.defaultAction.matches(press(.return)))
    #expect(KeyboardShortcut("n", modifiers: [.command, .shift]).terminalDescription == "⇧^N")
  }

  @Test("commands report the user's intent")
  func commands() {
    let log = Log()
    let host = WindowHost(columns: 20, rows: 4) {
      Key(name: "a")
        .onMoveCommand { log.lines.append("\($0)") }
        .onExitCommand { log.lines.append("exit") }
        .onDeleteCommand { log.lines.append("delete") }
    }
    host.flush()
    host.press(.tab)
    host.press(.downArrow)
    host.press(.escape)
    host.press(.delete)
    #expect(log.lines == ["down", "exit", "delete"])
  }
}
