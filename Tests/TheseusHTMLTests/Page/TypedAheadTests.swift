import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A user types on while the app's text of a field is on its way to the browser. What was typed is
/// put into the app's text, and does not bring back the old one.
@MainActor
@Suite("Edits of a text that the app has changed meanwhile")
struct TypedAheadTests {
  private struct Entry: View {
    @State private var text = ""
    @State private var entries: [String] = []

    var body: some View {
      VStack {
        TextField("New", text: $text).onSubmit {
          entries.append(text)
          text = ""
        }
        Text("entries: " + entries.joined(separator: "|"))
        Text("text: \(text)")
      }
    }
  }

  private func edit(_ page: ModelPage, _ text: String, revision: Int, base: Int?) throws
    -> ClientMessage
  {
    let end = text.utf16.count
    return .edit(
      .init(
        id: try page.find("textField").id, revision: revision, text: text, selection: end..<end,
        base: base))
  }

  private func submit(_ page: ModelPage) throws -> ClientMessage {
    let id = try page.find("textField").id
    return try ClientMessage.parse(Array(#"["key",\#(id),"Enter"]"#.utf8))
  }

  @Test("what follows Return is all that the emptied field has")
  func returned() throws {
    let page = try ModelPage { Entry() }
    let id = try page.find("textField").id
    try page.send(.focus(id))
    try page.send(edit(page, "milk", revision: 1, base: 0))
    try page.send(submit(page))
    // The browser still shows “milk”.
    try page.send(edit(page, "milkb", revision: 2, base: 0))
    #expect(try page.root.first("text", "text: b") != nil)
    #expect(try page.find("textField").value == "b" && page.client.answers[id] == 2)
    try page.send(edit(page, "milkbr", revision: 3, base: 0))
    #expect(try page.find("textField").value == "br")
    // It has taken the last text.
    let base = try #require(page.client.texts[id])
    try page.send(edit(page, "bread", revision: 4, base: base))
    try page.send(submit(page))
    #expect(try page.root.first("text", "entries: milk|bread") != nil)
    #expect(try page.find("textField").value == "")
  }

  @Test("messages that arrive together have the same effect")
  func atOnce() throws {
    let page = try ModelPage { Entry() }
    let id = try page.find("textField").id
    try page.send(.focus(id))
    for message in [
      try edit(page, "milk", revision: 1, base: 0), try submit(page),
      try edit(page, "milkbread", revision: 2, base: 0), try submit(page),
      try edit(page, "milkbreadsalt", revision: 3, base: 0),
    ] {
      try page.deliver(message)
    }
    try page.show()
    #expect(try page.root.first("text", "entries: milk|bread") != nil)
    #expect(try page.find("textField").value == "salt" && page.client.answers[id] == 3)
  }

  @Test("a text that the browser has read is edited as it is, also to what it was before")
  func known() throws {
    let page = try ModelPage { Entry() }
    let id = try page.find("textField").id
    try page.send(.focus(id))
    try page.send(edit(page, "milk", revision: 1, base: 0))
    try page.send(submit(page))
    let base = try #require(page.client.texts[id])
    try page.send(edit(page, "milk", revision: 2, base: base))
    #expect(try page.root.first("text", "text: milk") != nil)
    #expect(page.client.operationNames.contains("k"))
  }

  @Test("a whole tree brings the text too")
  func wholeTree() throws {
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    let page = try ModelPage(hello) { Entry() }
    try page.send(.focus(page.find("textField").id))
    try page.send(edit(page, "milk", revision: 1, base: 0))
    try page.send(submit(page))
    page.page.reconnect(hello)
    try page.show()
    try page.send(edit(page, "milk", revision: 2, base: 0))
    #expect(try page.root.first("text", "text: milk") != nil)
  }

  struct Case: Sendable {
    var before: String
    var edited: String
    var present: String
    var merged: String
  }

  @Test(
    "both changes are in the text",
    arguments: [
      Case(before: "milk", edited: "milkb", present: "", merged: "b"),
      Case(before: "milk", edited: "mil", present: "", merged: ""),
      Case(before: "milk", edited: "x", present: "", merged: "x"),
      Case(before: "abc", edited: "abcd", present: "ABC", merged: "ABCd"),
      Case(before: "abc", edited: "abXc", present: "ABC", merged: "ABXC"),
      Case(before: "abcdef", edited: "abcdefg", present: "abcde", merged: "abcdeg"),
      Case(before: "", edited: "x", present: "pre", merged: "prex"),
      Case(before: "日本", edited: "日本語", present: "!", merged: "!語"),
      Case(before: "a😀", edited: "a😀b", present: "A😀", merged: "A😀b"),
      Case(before: "one two", edited: "one  two", present: "one two!", merged: "one  two!"),
    ])
  func merges(each: Case) {
    let end = each.edited.utf8.count
    let merged = MergedEdit(each.edited, end..<end, of: each.before, in: each.present)
    #expect(merged.text == each.merged)
    #expect(0 <= merged.selection.lowerBound)
    #expect(merged.selection.upperBound <= merged.text.utf8.count)
  }

  @Test("the caret stays behind what was typed")
  func caret() {
    let merged = MergedEdit("abXc", 3..<3, of: "abc", in: "“ABC”")
    #expect(merged.text == "“ABC”X" && merged.selection.isEmpty)
    let start = MergedEdit("Xab", 1..<1, of: "ab", in: "abc")
    #expect(start.text == "Xabc" && start.selection == 1..<1)
  }
}
