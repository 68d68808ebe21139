import Testing
import TheseusTesting
import UIKit

@Suite("Ranges of texts in UIKit's fields")
@MainActor
struct UITextInputTests {
  private func fields(_ text: String) -> [any UITextInput] {
    let field = UITextField()
    field.text = text
    let view = UITextView()
    view.text = text
    return [field, view]
  }

  @Test("positions, ranges and parts of a text are counted in UTF-16")
  func ranges() throws {
    for field in fields("a🙂bc") {
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let end = try #require(field.position(from: start, offset: 2))
      let range = try #require(field.textRange(from: end, to: start))
      #expect(field.text(in: range) == "🙂")
      #expect(field.offset(from: start, to: field.endOfDocument) == 4)
      #expect(field.compare(start, to: end) == .orderedAscending)
      #expect(field.position(from: end, offset: 3) == nil)
      #expect(field.position(from: start, offset: -2) == nil)
      #expect(field.position(from: start, offset: .max) == nil)
    }
  }

  @Test("a replaced part changes the text, and the selection stands behind it")
  func replace() throws {
    for field in fields("abcd") {
      let from = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let to = try #require(field.position(from: from, offset: 2))
      field.replace(try #require(field.textRange(from: from, to: to)), withText: "XYZ")
      let all = try #require(
        field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      #expect(field.text(in: all) == "aXYZd")
      let selected = try #require(field.selectedTextRange)
      #expect(selected.isEmpty)
      #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 4)
      field.insertText("!")
      #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    }
  }

  @Test("a range of a text that has become shorter reads and replaces nothing")
  func stale() throws {
    let field = UITextField()
    field.text = "long text"
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "ab"
    #expect(field.text(in: all) == nil)
    field.replace(all, withText: "x")
    #expect(field.text == "ab")
    field.text = nil
    #expect(!field.hasText)
    field.insertText("n")
    #expect(field.text == "n")
  }

  @Test("a selection is kept, and reported once as nothing that is shown")
  func selection() {
    for field in fields("abc") {
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(field.selectedTextRange?.isEmpty == false)
    }
    #expect(
      RuntimeIssues.stray.count { $0.message.hasPrefix("UITextField.selectedTextRange") } == 1)
  }
}
