import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(isEnabled ? configuration.isPressed ? "!" : "." : "-")
      configuration.label
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("do it") {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

@MainActor @Suite("buttons perform their actions")
struct ButtonTests {
  @Test("Return, Space, a click, and activation each act once")
  func activation() {
    let log = Log()
    let host = mounted(columns: 20, rows: 1) { Button("Save") { log.lines.append("save") } }
    #expect(host.picture == ["        Save"])
    host.press(.tab)
    host.press(.return)
    host.press(.space)
    host.click(column: 8, row: 0)
    _ = host.element(.button, "Save")?.activation?.activate()
    #expect(log.lines.count == 4)
    host.click(column: 0, row: 0)
    host.send(.pointer(PointerEvent(.press(.left), column: 8, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: 0, row: 0)))
    #expect(log.lines.count == 4, "beside it, and dragged off it")
  }

  @Test("a disabled button ignores keys, presses and its shortcut; an inner view cannot enable it")
  func disabled() {
    let log = Log()
    let host = mounted(columns: 20, rows: 1) {
      HStack { Button("Save") { log.lines.append("save") }.keyboardShortcut("s").disabled(false) }
        .disabled(true)
    }
    host.press(.tab)
    host.press(.return)
    host.press("s", .control)
    host.click(column: 8, row: 0)
    #expect(log.lines.isEmpty)
    #expect(host.readable.contains { $0.semantics.role == .button && !$0.semantics.isEnabled })
  }

  @Test("a shortcut reaches a button from anywhere; a focused field keeps its keys")
  func shortcuts() {
    let log = Log()
    let host = mounted {
      VStack {
        TextField("Name", text: .constant(""))
        Button("A") { log.lines.append("a") }.keyboardShortcut("a", modifiers: [])
        Button("N") { log.lines.append("n") }.keyboardShortcut("n")
        Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) { log.lines.append("cancel") }.keyboardShortcut(
          .cancelAction)
      }
    }
    host.press("a")
    host.press("n", .control)
    host.press("n", .command)
    host.press(.return)
    host.press(.escape)
    #expect(log.lines == ["a", "n", "n", "ok", "cancel"])
    log.lines = []
    host.press(.tab)
    host.press("a")
    host.press("n", .control)
    #expect(log.lines == ["n"], "the letter is the field's, the command is not")
    host.press(.return)
    #expect(
      log.lines == ["n", "ok"], "Return that nobody in the field wants runs the default button")
  }

  @Test("a label of several texts is read as one, without its icon; accessibilityLabel replaces it")
  func labels() {
    let host = mounted {
      VStack {
        Button(action: {}) {
          VStack {
            Text("One")
            Text("Two")
          }
        }
        Button("Gear", systemImage: "gear") {}
        Button("‹") {}.accessibilityLabel("Previous")
        Button(action: {}) { Image(systemName: "trash") }
      }
    }
    let labels = host.readable.filter { $0.semantics.role == .button }.map {
      $0.semantics.label ?? $0.element.spokenText
    }
    #expect(labels == ["One, Two", "Gear", "Previous", "trash"])
  }

  @Test(
    "R43 a style draws the button and sees presses; a primitive style triggers the action itself")
  func styles() {
    let log = Log()
    let host = mounted(columns: 20, rows: 3) {
      VStack {
        Button("a") { log.lines.append("a") }
        Button("b") {}.disabled(true)
        Button("c") { log.lines.append("c") }.buttonStyle(Twice())
      }
      .buttonStyle(Loud())
    }
    #expect(host.picture == ["         .a", "         -b", "        do it"])
    let column = host.picture[0].count - 1
    host.send(.pointer(PointerEvent(.press(.left), column: column, row: 0)))
    #expect(host.picture[0].hasSuffix("!a"))
    host.send(.pointer(PointerEvent(.release(.left), column: column, row: 0)))
    #expect(host.picture[0].hasSuffix(".a"))
    host.click(column: 10, row: 2)
    #expect(log.lines == ["a", "c", "c"])
  }

  @Test("the newest closure runs, though the button looks the same")
  func newestClosure() {
    let log = Log()
    let host = mounted { Counting(log: log) }
    host.press(.tab)
    host.press(.return)
    host.press(.return)
    #expect(log.lines == ["0", "1"])
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    let seen = count
    return Button("Go") {
      log.lines.append("\(seen)")
      count += 1
    }
  }
}
