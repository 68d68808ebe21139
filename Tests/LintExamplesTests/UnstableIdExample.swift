import Foundation
import Testing
import TheseusTesting

// failing:
struct FormWithNewId: View {
  @State private var count = 0

  var body: some View {
    VStack {
      NameWithNewId().id(UUID())
      Button("Count \(count)") { count += 1 }
    }
  }
}

struct NameWithNewId: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

// fixed:
struct FormWithKeptId: View {
  @State private var count = 0
  @State private var id = UUID()

  var body: some View {
    VStack {
      NameWithKeptId().id(id)
      Button("Count \(count)") { count += 1 }
    }
  }
}

struct NameWithKeptId: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

@MainActor @Suite("The example of unstable_id")
struct UnstableIdExample {
  @Test("R9 unstable_id: an id created in a body resets its view at every update")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Count 0").tap()
      return try host.find(.textField, "Name").value
    }
    #expect(try typed(TestHost { FormWithNewId() }) == "")
    #expect(try typed(TestHost { FormWithKeptId() }) == "Ada")
  }

  @Test("unstable_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unstable_id", file: #filePath).check() }
}
