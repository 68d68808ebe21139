import Testing
import TheseusTesting

// failing:
struct NameFormDropped: View {
  let save: (String) -> Void
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Button("Save") { save(name) }
  }
}

struct AccountDropped: View {
  let send: (String) async -> Void
  @State private var isSaving = false

  var body: some View {
    VStack {
      if isSaving {
        Text("Saving")
      } else {
        NameFormDropped(save: save)
      }
    }
  }

  private func save(_ name: String) {
    isSaving = true
    Task {
      await send(name)
      isSaving = false
    }
  }
}
// end

// fixed:
struct NameFormKept: View {
  let save: (String) -> Void
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Button("Save") { save(name) }
  }
}

struct AccountKept: View {
  let send: (String) async -> Void
  @State private var isSaving = false

  var body: some View {
    VStack {
      if isSaving { Text("Saving") }
      NameFormKept(save: save).disabled(isSaving)
    }
  }

  private func save(_ name: String) {
    isSaving = true
    Task {
      await send(name)
      isSaving = false
    }
  }
}
// end

@MainActor @Suite("The example of dropped_form")
struct DroppedFormExample {
  @Test("R20 dropped_form: a form that is shown again after a save has lost what was typed")
  func runs() async throws {
    func kept(_ host: TestHost) async throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Save").tap()
      for _ in 0..<100 { await Task.yield() }
      host.flush()
      return try host.find(.textField, "Name").value
    }
    #expect(try await kept(TestHost { AccountDropped { _ in } }) == "")
    #expect(try await kept(TestHost { AccountKept { _ in } }) == "Ada")
  }

  @Test("dropped_form: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "dropped_form", file: #filePath).check() }
}
