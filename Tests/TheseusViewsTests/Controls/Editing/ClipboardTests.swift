import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("Fields cut, copy and paste")
struct ClipboardTests {
  private struct Page: View {
    var isSecure = false
    @State private var text = "one two"
    var body: some View {
      if isSecure { SecureField("Name", text: $text) } else { TextField("Name", text: $text) }
    }
  }

  private func page(isSecure: Bool = false) -> (WindowHost, () -> [String], () -> [String]) {
    let (copied, unhandled) = (Log(), Log())
    let host = mounted { Page(isSecure: isSecure) }
    // First, because the handler below takes every key.
    host.press(.tab)
    host.clipboard.onCopy = { copied.lines.append($0) }
    host.onUnhandledKey = {
      unhandled.lines.append(String($0.key.character))
      return true
    }
    return (host, { copied.lines }, { unhandled.lines })
  }

  @Test("Control-C and Command-C copy the selection; without a selection the key continues")
  func copying() {
    let (host, copied, unhandled) = page()
    host.press("c", .control)
    host.press("x", .control)
    #expect(unhandled() == ["c", "x"] && copied().isEmpty)
    host.press(.leftArrow, [.shift, .option])
    host.press("c", .control)
    host.press("c", .command)
    #expect(copied() == ["two", "two"])
    #expect(unhandled() == ["c", "x"])
    #expect(host.value(.textField) == "one two")
  }

  @Test("cut text is removed, pasted again, and restored by undo")
  func cutting() {
    let (host, copied, _) = page()
    host.press(.leftArrow, [.shift, .option])
    host.press("x", .control)
    #expect(copied() == ["two"] && host.value(.textField) == "one ")
    host.press("v", .control)
    host.press("v", .command)
    #expect(host.value(.textField) == "one twotwo")
    for _ in 0..<3 { host.press("z", .control) }
    #expect(host.value(.textField) == "one two")
  }

  @Test("a secure field copies nothing and keeps the key")
  func secure() {
    let (host, copied, unhandled) = page(isSecure: true)
    host.press("a", .command)
    host.press("c", .control)
    host.press("x", .control)
    #expect(copied().isEmpty && unhandled().isEmpty)
    #expect(host.value(.secureField) == "•••••••")
  }
}
