import Testing
import TheseusTesting

// failing:
struct NoteInBranches: View {
  @State private var hasError = false

  var body: some View {
    VStack {
      if hasError {
        FieldInBranches().border(.red)
      } else {
        FieldInBranches()
      }
      Button("Check") { hasError.toggle() }
    }
  }
}

struct FieldInBranches: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}
// end

// fixed:
struct NoteInOneView: View {
  @State private var hasError = false

  var body: some View {
    VStack {
      FieldInOneView().border(hasError ? .red : .clear)
      Button("Check") { hasError.toggle() }
    }
  }
}

struct FieldInOneView: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}
// end

@MainActor @Suite("The example of view_in_branches")
struct ViewInBranchesExample {
  @Test("R11 view_in_branches: typed text is lost with two branches, and kept with one view")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Note").type("Milk")
      try host.find(.button, "Check").tap()
      return try host.find(.textField, "Note").value
    }
    #expect(try typed(TestHost { NoteInBranches() }) == "")
    #expect(try typed(TestHost { NoteInOneView() }) == "Milk")
  }

  @Test("view_in_branches: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "view_in_branches", file: #filePath).check() }
}
