import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("A text editor's caret and scrolling")
struct TextEditorTests {
  private struct Page: View {
    @State var text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    var body: some View {
      VStack {
        TextEditor(text: $text)
        TextField("other", text: .constant("other"))
      }
    }
  }

  private func page() -> WindowHost {
    let host = mounted(columns: 20, rows: 6) { Page() }
    host.press(.tab)
    return host
  }

  /// The window's rows without the scroll bar in the last column.
  private func text(of host: WindowHost) -> [String] {
    host.picture.map { row in
      guard row.hasSuffix("┃") || row.hasSuffix("│") else { return row }
      return String(row.dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("focus leaves an editor's caret where it is, a field's goes to its end")
  func focusing() {
    let host = page()
    #expect(text(of: host)[0] == "▌ line 0" && host.cursor == [2, 0])
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.tab)
    #expect(host.cursor == [7, 5])
    host.press(.tab)
    #expect(host.cursor == [3, 1])
    host.type("X")
    #expect(text(of: host)[1] == "▌ lXine 1")
  }

  @Test(
    "Page Up and Page Down scroll by a page less a row and leave the caret; typing returns to it")
  func pages() {
    let host = page()
    host.press(.pageDown)
    #expect(text(of: host)[0] == "▌ line 4")
    #expect(host.cursor == nil, "the caret is out of sight")
    host.press(.pageDown)
    host.press(.pageUp)
    #expect(text(of: host)[0] == "▌ line 4")
    host.type("X")
    #expect(text(of: host)[0] == "▌ Xline 0" && host.cursor == [3, 0])
    for _ in 0..<20 { host.press(.pageDown) }
    #expect(text(of: host)[4] == "▌ line 39")
    for _ in 0..<20 { host.press(.pageUp) }
    #expect(text(of: host)[0] == "▌ Xline 0")
  }

  @Test("with Option the caret moves by a page, with Shift the selection does")
  func caretPages() {
    let host = page()
    host.press(.pageDown, .option)
    #expect(host.cursor == [2, 4] && text(of: host)[4] == "▌ line 5")
    host.press(.pageDown, .shift)
    host.type("X")
    #expect(text(of: host).contains("▌ Xline 10"))
  }

  @Test("the wheel scrolls a focused editor, and it stays there")
  func wheel() {
    let host = page()
    host.send(.pointer(PointerEvent(.scroll(right: 0, down: 3), column: 1, row: 1)))
    #expect(text(of: host)[0] == "▌ line 3")
    #expect(text(of: host)[0] == "▌ line 3")
  }

  @Test("a field of one row shows a text with line ends on that row")
  func oneRow() {
    let host = mounted(columns: 20, rows: 1) { TextField("x", text: .constant("a\nb")) }
    #expect(host.picture == ["  a b"])
    host.press(.tab)
    #expect(host.cursor == [5, 0])
  }
}
