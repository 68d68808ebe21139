import Testing
import TheseusTesting

// failing:
struct GreetingWithDefault: View {
  @State private var name = "nobody"

  init(name: String) {
    self.name = name
  }

  var body: some View { Text("Hello \(name)") }
}
// end

// fixed:
struct GreetingWithoutDefault: View {
  @State private var name: String

  init(name: String) {
    self.name = name
  }

  var body: some View { Text("Hello \(name)") }
}
// end

@MainActor @Suite("The example of state_default_and_init")
struct StateDefaultAndInitExample {
  @Test("R21 state_default_and_init: an assignment over an inline default is ignored")
  func runs() throws {
    #expect(try TestHost { GreetingWithDefault(name: "Ada") }.find(.text).label == "Hello nobody")
    #expect(try TestHost { GreetingWithoutDefault(name: "Ada") }.find(.text).label == "Hello Ada")
  }

  @Test("state_default_and_init: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "state_default_and_init", file: #filePath).check() }
}
