import Testing
import TheseusTesting

// failing:
struct FormErased: View {
  @State private var count = 0

  var body: some View {
    VStack {
      AnyView(NameErased())
      Button("Count \(count)") { count += 1 }
    }
  }
}

struct NameErased: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

// fixed:
struct FormTyped: View {
  @State private var count = 0

  var body: some View {
    VStack {
      NameTyped()
      Button("Count \(count)") { count += 1 }
    }
  }
}

struct NameTyped: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

@MainActor @Suite("The example of any_view")
struct AnyViewExample {
  @Test("R10 any_view: where an AnyView is opaque every new one resets its content")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Count 0").tap()
      return try host.find(.textField, "Name").value
    }
    var opaque = IdentityProfile.default
    opaque.anyViewIdentity = .opaque
    #expect(try typed(TestHost(profile: opaque) { FormErased() }) == "")
    #expect(try typed(TestHost(profile: opaque) { FormTyped() }) == "Ada")
    // By default the wrapped type is the identity, and it is the same one here.
    #expect(try typed(TestHost { FormErased() }) == "Ada")
  }

  @Test("any_view: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "any_view", file: #filePath).check() }
}
