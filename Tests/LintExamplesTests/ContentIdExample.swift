import Testing
import TheseusTesting

// failing:
struct LampByName: Identifiable {
  var name: String
  var id: String { name }
}

struct LampsByName: View {
  @State private var lamps = [LampByName(name: "Lamp")]

  var body: some View {
    VStack {
      ForEach(lamps) { lamp in
        LampNoteByName(name: lamp.name)
      }
      Button("Rename") { lamps[0].name = "Desk" }
    }
  }
}

struct LampNoteByName: View {
  let name: String
  @State private var note = ""
  var body: some View { TextField(name, text: $note) }
}
// end

// fixed:
struct LampWithId: Identifiable {
  let id: Int
  var name: String
}

struct LampsWithId: View {
  @State private var lamps = [LampWithId(id: 1, name: "Lamp")]

  var body: some View {
    VStack {
      ForEach(lamps) { lamp in
        LampNoteWithId(name: lamp.name)
      }
      Button("Rename") { lamps[0].name = "Desk" }
    }
  }
}

struct LampNoteWithId: View {
  let name: String
  @State private var note = ""
  var body: some View { TextField(name, text: $note) }
}
// end

@MainActor @Suite("The example of content_id")
struct ContentIdExample {
  @Test("R13 content_id: renaming an element clears its row when the id is the name")
  func runs() throws {
    func note(_ host: TestHost) throws -> String {
      try host.find(.textField, "Lamp").type("bright")
      try host.find(.button, "Rename").tap()
      return try host.find(.textField, "Desk").value
    }
    #expect(try note(TestHost { LampsByName() }) == "")
    #expect(try note(TestHost { LampsWithId() }) == "bright")
  }

  @Test("content_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "content_id", file: #filePath).check() }
}
