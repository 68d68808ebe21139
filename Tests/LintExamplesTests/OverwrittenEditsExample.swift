import TheseusTesting
import Testing

// failing:
struct NoteReadAgain: View {
  let saved: String
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { text = saved }
  }
}

struct NotesReadAgain: View {
  var body: some View {
    NavigationStack { NoteReadAgain(saved: "Milk") }
  }
}
// end

// fixed:
struct NoteReadOnce: View {
  @State private var text: String

  init(saved: String) {
    _text = State(initialValue: saved)
  }

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("No files") }
    }
  }
}

struct NotesReadOnce: View {
  var body: some View {
    NavigationStack { NoteReadOnce(saved: "Milk") }
  }
}
// end

@MainActor @Suite("The example of overwritten_edits")
struct OverwrittenEditsExample {
  @Test("R67 overwritten_edits: onAppear runs again when a pushed page is popped")
  func runs() throws {
    func keeps(_ host: TestHost) throws -> Bool {
      try host.find(.textField, "Note").type(" and bread")
      try host.find(.button, "Files").tap()
      host.press(.escape)
      return host.screen.contains("and bread")
    }
    #expect(try !keeps(TestHost { NotesReadAgain() }))
    #expect(try keeps(TestHost { NotesReadOnce() }))
  }

  @Test("overwritten_edits: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "overwritten_edits", file: #filePath).check() }
}
