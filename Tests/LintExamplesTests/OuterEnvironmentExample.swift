import Testing
import TheseusTesting

// failing:
struct NotesWithOuterDismiss: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAdding = false

  var body: some View {
    Button("Add") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        Button("Cancel") { dismiss() }
      }
  }
}
// end

// fixed:
struct NotesWithFlag: View {
  @State private var isAdding = false

  var body: some View {
    Button("Add") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        Button("Cancel") { isAdding = false }
      }
  }
}
// end

@MainActor @Suite("The example of outer_environment")
struct OuterEnvironmentExample {
  @Test("outer_environment: dismiss of the presenting view leaves its sheet open")
  func runs() throws {
    func staysOpen(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Add").tap()
      try host.find(.button, "Cancel").tap()
      return host.screen.contains("Cancel")
    }
    #expect(try staysOpen(TestHost { NotesWithOuterDismiss() }))
    #expect(try !staysOpen(TestHost { NotesWithFlag() }))
  }

  @Test("outer_environment: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "outer_environment", file: #filePath).check() }
}
