import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct FieldTests {
  private struct Form: View {
    @State private var text = "ab"
    var change: (String) -> String = { $0 }
    var isDisabled = false

    var body: some View {
      VStack {
        TextField("Name", text: Binding(get: { text }, set: { text = change($0) }))
          .disabled(isDisabled)
        Text("has \(text)")
        Button("Clear") { text = "" }
      }
    }
  }

  private func edit(
    _ page: ModelPage, _ text: String, revision: Int, at selection: Range<Int>? = nil
  ) throws {
    let id = try page.find("textField").id
    let end = text.utf16.count
    try page.send(
      .edit(.init(id: id, revision: revision, text: text, selection: selection ?? end..<end)))
  }

  @Test("keys that edit stay in the browser")
  func keysThatEditStayInTheBrowser() throws {
    struct Watched: View {
      @State private var text = ""
      var isEditor = false
      var body: some View {
        VStack {
          if isEditor { TextEditor(text: $text) } else { TextField("Name", text: $text) }
        }
        .onKeyPress { _ in .handled }
        .onKeyPress(characters: .alphanumerics) { _ in .handled }
      }
    }
    for isEditor in [false, true] {
      let page = try ModelPage { Watched(isEditor: isEditor) }
      let id = try page.find("textField").id
      try page.send(.focus(id))
      let keys = Set(page.client.keys[id] ?? [])
      #expect(keys.contains("Escape") && keys.contains("Enter") != isEditor)
      let edits: Set = ["*", " ", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End"]
      #expect(keys.isDisjoint(with: edits), "\(keys)")
    }
  }

  @Test("an edit is taken as typed")
  func anEditIsTakenAsTyped() throws {
    let page = try ModelPage { Form() }
    try edit(page, "abc", revision: 7)
    #expect(page.client.answers == [try page.find("textField").id: 7])
    #expect(page.client.operationNames.contains("k") && !page.client.operationNames.contains("v"))
    #expect(try page.find("text", "has abc").tag == "span")
  }

  @Test("an app can make another text of an edit")
  func anAppCanMakeAnotherTextOfAnEdit() throws {
    let page = try ModelPage { Form(change: { $0.uppercased() }) }
    try edit(page, "abc", revision: 3)
    #expect(try page.find("textField").value == "ABC")
    #expect(page.client.answers.values.first == 3)
  }

  @Test("several edits before a frame have one answer")
  func severalEditsBeforeAFrameHaveOneAnswer() throws {
    let page = try ModelPage { Form() }
    let id = try page.find("textField").id
    for (revision, text) in [(1, "abc"), (2, "abcd"), (3, "abcde")] {
      try page.deliver(.edit(.init(id: id, revision: revision, text: text, selection: 3..<3)))
    }
    try page.show()
    #expect(page.client.answers == [id: 3])
    #expect(try page.find("text", "has abcde").tag == "span")
  }

  @Test("an older revision changes nothing")
  func anOlderRevisionChangesNothing() throws {
    let page = try ModelPage { Form() }
    try edit(page, "abc", revision: 5)
    let id = try page.find("textField").id
    try page.page.receive(.edit(.init(id: id, revision: 4, text: "old", selection: 0..<0)))
    try page.show()
    #expect(try page.root.first("text", "has abc") != nil)
  }

  @Test("an edit of a disabled field is taken back")
  func anEditOfADisabledFieldIsTakenBack() throws {
    let page = try ModelPage { Form(isDisabled: true) }
    try edit(page, "abc", revision: 1)
    #expect(try page.find("textField").value == "ab")
    #expect(try page.root.first("text", "has ab") != nil)
  }

  @Test("a change of the app has the last revision")
  func aChangeOfTheAppHasTheLastRevision() throws {
    let page = try ModelPage { Form() }
    try edit(page, "abc", revision: 9)
    try page.click("button", "Clear")
    #expect(try page.find("textField").value == "")
    #expect(page.client.answers.values.first == 9)
  }

  @Test("selections are counted in UTF-16")
  func selectionsAreCountedInUTF16() throws {
    let page = try ModelPage { Form() }
    try edit(page, "a😀é", revision: 1, at: 3..<4)
    let field = try #require(page.page.tree).window.semantics.firstField
    #expect(field?.text == "a😀é" && field?.selection == 5..<7)
    let id = try page.find("textField").id
    try page.send(.select(id, 1..<3))
    #expect(try #require(page.page.tree).window.semantics.firstField?.selection == 1..<5)
    // Offsets inside a surrogate pair and behind the end.
    try page.send(.select(id, 2..<99))
    #expect(try #require(page.page.tree).window.semantics.firstField?.selection == 1..<7)
  }

  @Test("Return submits")
  func returnSubmits() throws {
    struct Search: View {
      @State private var text = ""
      @State private var submitted = 0
      var body: some View {
        VStack {
          TextField("Find", text: $text).onSubmit { submitted += 1 }
          Text("\(submitted) times")
        }
      }
    }
    let page = try ModelPage { Search() }
    let id = try page.find("textField").id
    try page.send(.focus(id))
    #expect(page.client.keys[id]?.contains("Enter") == true)
    try page.send(#"["key",\#(id),"Enter"]"#)
    #expect(try page.root.first("text", "1 times") != nil)
  }
}

extension SemanticsNode {
  /// The value of the first field.
  var firstField: SemanticValue.Field? {
    if case .field(let field) = state.semantics.value { return field }
    return children.lazy.compactMap(\.firstField).first
  }
}
