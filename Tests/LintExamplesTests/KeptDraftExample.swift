import Testing
import TheseusTesting

// failing:
struct GuestsKept: View {
  @State private var guests: [String] = []
  @State private var name = ""
  @State private var isAdding = false

  var body: some View {
    Button("Add \(guests.count)") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        TextField("Name", text: $name)
        Button("Save") {
          guests.append(name)
          name = ""
          isAdding = false
        }
      }
  }
}
// end

// fixed:
struct GuestsCleared: View {
  @State private var guests: [String] = []
  @State private var name = ""
  @State private var isAdding = false

  var body: some View {
    Button("Add \(guests.count)") {
      name = ""
      isAdding = true
    }
    .sheet(isPresented: $isAdding) {
      TextField("Name", text: $name)
      Button("Save") {
        guests.append(name)
        isAdding = false
      }
    }
  }
}
// end

@MainActor @Suite("The example of kept_draft")
struct KeptDraftExample {
  @Test("kept_draft: after a cancel the next sheet opens with the text of the one before")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.button, "Add 0").tap()
      try host.find(.textField, "Name").type("Ada")
      host.press(.escape)
      try host.find(.button, "Add 0").tap()
      return try host.find(.textField, "Name").value
    }
    #expect(try typed(TestHost { GuestsKept() }) == "Ada")
    #expect(try typed(TestHost { GuestsCleared() }) == "")
  }

  @Test("kept_draft: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "kept_draft", file: #filePath).check() }
}
