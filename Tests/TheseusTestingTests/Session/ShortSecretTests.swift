import Testing
import TheseusTesting

@MainActor @Suite("Short secrets hide other values only while they are shown")
struct ShortSecretTests {
  private struct Screen: View {
    @State private var secret = ""
    @State private var letter = "h"
    var body: some View {
      SecureField("secret", text: $secret)
      TextField("letter", text: $letter)
    }
  }

  @Test("R36 the first letters of a password do not hide equal values for the rest of the run")
  func firstLetters() throws {
    let host = TestHost { VStack { Screen() } }
    let field = try host.find(.secureField)
    func letter() throws -> String? {
      try host.snapshot().cells.first { $0.name == "letter" }?.value
    }
    #expect(try letter() == "\"h\"")
    try field.type("h")
    #expect(try letter() == nil)
    try field.type("unter2")
    #expect(try letter() == "\"h\"")
    #expect(!(try host.snapshot().json.contains("hunter2")))
  }
}

@MainActor @Suite("Private content hides what its bindings lead to")
struct PrivateBindingTests {
  private struct Screen: View {
    @State private var balance = "1234"
    @State private var limit = "77"
    @State private var open = "shown"
    var body: some View {
      Inner(balance: $balance).privacySensitive()
      Nested(limit: Limited(limit: $limit)).privacySensitive()
      Text(open)
    }
  }

  private struct Inner: View {
    @Binding var balance: String
    var body: some View { Text(balance) }
  }

  private struct Limited: DynamicProperty {
    @Binding var limit: String
  }

  private struct Nested: View {
    var limit: Limited
    var body: some View { Text(limit.limit) }
  }

  @Test("R36 a state that a private view has a binding to is not saved")
  func bindings() throws {
    let host = TestHost { VStack { Screen() } }
    let text = try host.snapshot().json
    #expect(!text.contains("1234") && !text.contains("77"), "\(text)")
    #expect(text.contains("shown"))
  }
}
