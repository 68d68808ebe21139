import Testing
import TheseusTesting

// failing:
struct AlarmOfConstant: View {
  @State private var isSet = false

  var body: some View {
    Toggle("Alarm", isOn: .constant(isSet))
    Button("Reset") { isSet = false }
    Text(isSet ? "rings" : "silent")
  }
}
// end

// fixed:
struct AlarmOfBinding: View {
  @State private var isSet = false

  var body: some View {
    Toggle("Alarm", isOn: $isSet)
    Button("Reset") { isSet = false }
    Text(isSet ? "rings" : "silent")
  }
}
// end

@MainActor @Suite("The example of constant_binding")
struct ConstantBindingExample {
  @Test("R83 constant_binding: a toggle with a constant binding changes nothing")
  func runs() throws {
    func rings(_ host: TestHost) throws -> Bool {
      try host.find(.toggle, "Alarm").tap()
      return host.screen.contains("rings")
    }
    #expect(try !rings(TestHost { VStack { AlarmOfConstant() } }))
    #expect(try rings(TestHost { VStack { AlarmOfBinding() } }))
  }

  @Test("constant_binding: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "constant_binding", file: #filePath).check() }
}
