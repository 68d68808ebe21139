import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("Menus show only keys that the host can send")
struct HostKeyboardTests {
  private func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyboardShortcut {
    KeyboardShortcut(key, modifiers: modifiers)
  }

  @Test("a plain terminal sends Control with letters, and with no digit, bracket or Shift")
  func plain() {
    let plain = HostKeyboard.plainTerminal
    for key in "abcdefgklnopqrstuvwxyz]\\^_" {
      #expect(plain.canSend(shortcut(KeyEquivalent(key), .command)), "\(key)")
      #expect(plain.canSend(shortcut(KeyEquivalent(key), .control)), "\(key)")
    }
    for key in "1290[?/.,;'hijm=-+" {
      #expect(!plain.canSend(shortcut(KeyEquivalent(key), .command)), "\(key)")
    }
    #expect(!plain.canSend(shortcut("n", [.command, .shift])))
    #expect(!plain.canSend(shortcut("N", .command)))
    #expect(!plain.canSend(shortcut("]", [.command, .shift])))
    #expect(plain.canSend(shortcut("n", [.command, .option])))
    #expect(plain.canSend(shortcut("x", .option)) && plain.canSend(shortcut("N", .option)))
    #expect(!plain.canSend(shortcut("[", .option)) && !plain.canSend(shortcut("O", .option)))
    #expect(plain.canSend(shortcut("?", [])) && plain.canSend(shortcut("N", .shift)))
  }

  @Test("keys that are sequences carry their modifiers; Return, Escape and Tab carry none")
  func named() {
    let plain = HostKeyboard.plainTerminal
    for key in [KeyEquivalent.upArrow, .home, .pageDown, .deleteForward] {
      #expect(plain.canSend(shortcut(key, [.control, .shift])))
    }
    for key in [KeyEquivalent.return, .escape, .tab, .delete] {
      #expect(plain.canSend(shortcut(key, [])))
      #expect(!plain.canSend(shortcut(key, .control)))
    }
    #expect(plain.canSend(shortcut(.tab, .shift)) && !plain.canSend(shortcut(.return, .shift)))
    #expect(plain.canSend(shortcut(.space, .control)))
  }

  @Test("a shortcut is shown as it is typed; the kitty protocol sends everything")
  func text() {
    #expect(HostKeyboard.plainTerminal.text(for: shortcut("n", .command)) == "^N")
    #expect(HostKeyboard.plainTerminal.text(for: shortcut("1", .command)) == nil)
    #expect(HostKeyboard.complete.text(for: shortcut("1", .command)) == "^1")
    #expect(HostKeyboard.complete.text(for: shortcut("?", [.command, .shift])) == "⇧^?")
    #expect(HostKeyboard.plainTerminal.text(for: .defaultAction) == "Return")
  }

  @Test("a menu shows the shortcuts that the host can send, and follows its changes")
  func menu() {
    struct Page: View {
      var body: some View {
        Menu("Go") {
          Button("Day") {}.keyboardShortcut("1")
          Button("New") {}.keyboardShortcut("n")
        }
      }
    }
    var keyboard = HostKeyboard.plainTerminal
    let host = WindowHost(
      columns: 30, rows: 8, configure: { $0.hostKeyboard = keyboard }, root: { Page() })
    host.flush()
    host.press(.tab)
    host.press(.return)
    #expect(host.picture.contains { $0.contains("New") && $0.contains("^N") })
    #expect(!host.picture.contains { $0.contains("^1") })
    host.press(.escape)
    keyboard = .complete
    host.runtime.changeRootEnvironment { $0.hostKeyboard = .complete }
    host.flush()
    host.press(.return)
    #expect(host.picture.contains { $0.contains("Day") && $0.contains("^1") })
  }
}
