import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var undoneNote: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// Apple: a document that is a value is undone by its window's undo manager, without code of the
/// app.
@MainActor @Suite("Control-Z undoes what the app wrote to a document")
struct DocumentUndoTests {
  private struct Shout: Commands {
    @FocusedBinding(\.undoneNote) private var note
    var body: some Commands {
      CommandMenu("Note") { Button("Shout") { note = note?.uppercased() } }
    }
  }

  private struct Content: View {
    @Binding var text: String
    var body: some View {
      VStack {
        Text("is \(text)")
        Button("exclaim") {
          text += "!"
          text += "!"
        }
        Button("same") { text = String(text) }
        TextField("field", text: $text)
      }
      .focusedSceneValue(\.undoneNote, $text)
    }
  }

  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextNote("new")) { Content(text: $0.$document.text) }
        .commands { Shout() }
    }
  }

  @Test("by a binding of its own, all writes of an event together, and Control-Y does it again")
  func ownBinding() throws {
    let host = TestHost(app: Editor(), columns: 78, rows: 24)
    try host.find(.button, "exclaim").tap()
    try host.find(.button, "exclaim").tap()
    #expect(host.screen.contains("is new!!!!"))
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new!!") && !host.screen.contains("!!!"))
    host.press("z", modifiers: .control)
    #expect(!host.screen.contains("!"))
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new"))
    host.press("y", modifiers: .control)
    #expect(host.screen.contains("is new!!") && !host.screen.contains("!!!"))
    host.press("z", modifiers: [.control, .shift])
    #expect(host.screen.contains("is new!!!!"))
  }

  @Test("by @FocusedBinding in a command, wherever focus is", arguments: [false, true])
  func focusedBinding(_ isInField: Bool) throws {
    let host = TestHost(app: Editor(), columns: 78, rows: 24)
    if isInField { try host.find(.textField).focus() }
    try host.choose("Note", "Shout")
    #expect(host.screen.contains("is NEW"))
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new"))
    // Control-Y in a field inserts what was deleted.
    host.press("z", modifiers: [.control, .shift])
    #expect(host.screen.contains("is NEW"))
  }

  @Test("a write of an equal document is nothing to undo")
  func equal() throws {
    let host = TestHost(app: Editor(), columns: 78, rows: 24)
    try host.find(.button, "exclaim").tap()
    try host.find(.button, "same").tap()
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new") && !host.screen.contains("!"))
  }

  @Test("a field undoes what was typed into it; outside of it that is one step")
  func typing() throws {
    let host = TestHost(app: Editor(), columns: 78, rows: 24)
    try host.find(.button, "exclaim").tap()
    try host.find(.textField).focus()
    host.press(.end)
    for letter in ["a", "b"] { host.type(letter) }
    #expect(host.screen.contains("is new!!ab"))
    try host.find(.button, "exclaim").focus()
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new!!") && !host.screen.contains("ab"))
    host.press("z", modifiers: .control)
    #expect(!host.screen.contains("!"))
    host.press("y", modifiers: .control)
    host.press("y", modifiers: .control)
    #expect(host.screen.contains("is new!!ab"))
  }

  @Test("it is an edit, which is saved")
  func saving() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      let host = TestHost(app: Editor(), columns: 78, rows: 24, files: [file])
      try host.find(.button, "exclaim").tap()
      host.press("s", modifiers: .control)
      #expect(contents(root, "a.txt") == "hello!!")
      host.press("z", modifiers: .control)
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "a.txt") == "hello")
    }
  }

  @Test("each window undoes its own document")
  func windows() throws {
    let host = TestHost(app: Editor(), columns: 78, rows: 24)
    try host.find(.button, "exclaim").tap()
    try host.choose("File", "New")
    host.press("z", modifiers: .control)
    #expect(host.screen.contains("is new"))
    host.select(window: host.windows[0])
    #expect(host.screen.contains("is new!!"))
    host.press("z", modifiers: .control)
    #expect(!host.screen.contains("!"))
  }
}
