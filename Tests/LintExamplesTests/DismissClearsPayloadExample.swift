import Testing
import TheseusTesting

// failing:
struct RenameCleared: View {
  @State private var renamed: String?
  @State private var name = ""
  @State private var log = "nothing"

  var body: some View {
    VStack {
      Text(log)
      Button("Rename") { renamed = "note" }
    }
    .alert(
      "Rename",
      isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
    ) {
      TextField("Name", text: $name)
      Button("Save") {
        guard let renamed else { return }
        log = "\(renamed) is \(name)"
      }
    }
  }
}
// end

// fixed:
struct RenameKept: View {
  @State private var renamed: String?
  @State private var isRenaming = false
  @State private var name = ""
  @State private var log = "nothing"

  var body: some View {
    VStack {
      Text(log)
      Button("Rename") {
        renamed = "note"
        isRenaming = true
      }
    }
    .alert("Rename", isPresented: $isRenaming) {
      TextField("Name", text: $name)
      Button("Save") {
        guard let renamed else { return }
        log = "\(renamed) is \(name)"
      }
    }
  }
}
// end

@MainActor @Suite("The example of dismiss_clears_payload")
struct DismissClearsPayloadExample {
  @Test("R81 dismiss_clears_payload: Return dismisses first, and the action finds nothing")
  func runs() throws {
    func saved(_ host: TestHost) throws -> String {
      try host.find(.button, "Rename").tap()
      try host.find(.textField, "Name").type("Ada")
      host.press(.return)
      return try host.find(.text).label
    }
    #expect(try saved(TestHost { RenameCleared() }) == "nothing")
    #expect(try saved(TestHost { RenameKept() }) == "note is Ada")
  }

  @Test("dismiss_clears_payload: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "dismiss_clears_payload", file: #filePath).check() }
}
