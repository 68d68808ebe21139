import Testing
import TheseusTesting

// failing:
struct ComposerKept: View {
  let contact: String
  let send: (String, String) -> Void
  @State private var text = ""

  var body: some View {
    TextField("Message", text: $text)
    Button("Send") { send(text, contact) }
  }
}

struct ChatKept: View {
  @State private var contact = "Ada"

  var body: some View {
    Button("Bob") { contact = "Bob" }
    ComposerKept(contact: contact) { _, _ in }
  }
}
// end

// fixed:
struct ComposerOfContact: View {
  let contact: String
  let send: (String, String) -> Void
  @State private var text = ""

  var body: some View {
    TextField("Message", text: $text)
    Button("Send") { send(text, contact) }
  }
}

struct ChatOfContact: View {
  @State private var contact = "Ada"

  var body: some View {
    Button("Bob") { contact = "Bob" }
    ComposerOfContact(contact: contact) { _, _ in }.id(contact)
  }
}
// end

@MainActor @Suite("The example of kept_entry")
struct KeptEntryExample {
  @Test("R20 kept_entry: typed text stays when the parent passes another contact")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Message").type("Dear Ada")
      try host.find(.button, "Bob").tap()
      return try host.find(.textField, "Message").value
    }
    #expect(try typed(TestHost { VStack { ChatKept() } }) == "Dear Ada")
    #expect(try typed(TestHost { VStack { ChatOfContact() } }) == "")
  }

  @Test("kept_entry: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "kept_entry", file: #filePath).check() }
}
