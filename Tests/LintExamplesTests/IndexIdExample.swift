import Testing
import TheseusTesting

// failing:
struct NotesByIndex: View {
  @State private var notes = ["first", "second"]

  var body: some View {
    VStack {
      ForEach(notes.indices, id: \.self) { index in NoteRowByIndex(text: notes[index]) }
      Button("Remove") { notes.removeFirst() }
    }
  }
}

struct NoteRowByIndex: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Toggle(text, isOn: $isOpen) }
}
// end

// fixed:
struct NoteWithId: Identifiable {
  let id: Int
  let text: String
}

struct NotesById: View {
  @State private var notes = [
    NoteWithId(id: 1, text: "first"), NoteWithId(id: 2, text: "second"),
  ]

  var body: some View {
    VStack {
      ForEach(notes) { note in NoteRowById(text: note.text) }
      Button("Remove") { notes.removeFirst() }
    }
  }
}

struct NoteRowById: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Toggle(text, isOn: $isOpen) }
}
// end

@MainActor @Suite("The example of index_id")
struct IndexIdExample {
  @Test("R6 index_id: a row identified by position shows its state with another element")
  func runs() throws {
    func opened(_ host: TestHost) throws -> String {
      try host.find(.toggle, "first").toggle()
      try host.find(.button, "Remove").tap()
      return try host.find(.toggle, "second").value
    }
    #expect(try opened(TestHost { NotesByIndex() }) == "on")
    #expect(try opened(TestHost { NotesById() }) == "off")
  }

  @Test("index_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "index_id", file: #filePath).check() }
}
