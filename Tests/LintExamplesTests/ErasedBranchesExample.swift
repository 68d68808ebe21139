import Testing
import TheseusTesting

// failing:
struct FormOfErasedBranches: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      field
      Button("Widen") { isWide.toggle() }
    }
  }

  private var field: AnyView {
    isWide ? AnyView(NameInBranch().padding(8)) : AnyView(NameInBranch())
  }
}

struct NameInBranch: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

// fixed:
struct FormOfOneView: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      NameInOneView().padding(isWide ? 8 : 0)
      Button("Widen") { isWide.toggle() }
    }
  }
}

struct NameInOneView: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

@MainActor @Suite("The example of erased_branches")
struct ErasedBranchesExample {
  @Test("R10 erased_branches: another wrapped type is another identity")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Widen").tap()
      return try host.find(.textField, "Name").value
    }
    #expect(try typed(TestHost { FormOfErasedBranches() }) == "")
    #expect(try typed(TestHost { FormOfOneView() }) == "Ada")
  }

  @Test("erased_branches: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "erased_branches", file: #filePath).check() }
}
