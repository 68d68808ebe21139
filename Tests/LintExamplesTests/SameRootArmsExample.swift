import Testing
import TheseusTesting

// failing:
struct FormOfTwoArms: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      if isWide {
        NameInArm().padding(8)
      } else {
        NameInArm().padding(0)
      }
      Button("Widen") { isWide.toggle() }
    }
  }
}

struct NameInArm: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

// fixed:
struct FormWithoutArms: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      NameWithoutArm().padding(isWide ? 8 : 0)
      Button("Widen") { isWide.toggle() }
    }
  }
}

struct NameWithoutArm: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

@MainActor @Suite("The example of same_root_arms")
struct SameRootArmsExample {
  @Test("R2 same_root_arms: arms with one type are two identities all the same")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Widen").tap()
      return try host.find(.textField, "Name").value
    }
    #expect(try typed(TestHost { FormOfTwoArms() }) == "")
    #expect(try typed(TestHost { FormWithoutArms() }) == "Ada")
  }

  @Test("same_root_arms: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "same_root_arms", file: #filePath).check() }
}
