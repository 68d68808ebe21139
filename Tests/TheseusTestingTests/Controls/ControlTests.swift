import Testing
import TheseusTesting

/// The common controls, through the host as in an app's tests.
@MainActor @Suite("a test acts on controls as the user would")
struct ControlTests {
  private struct Form: View {
    @State private var name = "Ada"
    @State private var secret = ""
    @State private var isOn = false
    @State private var amount = 2
    @State private var level = 0.5
    @State private var flavour = "plum"
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text("\(name)/\(secret)/\(isOn ? "on" : "off")/\(amount)/\(flavour)/\(log)")
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        Toggle("Loud", isOn: $isOn)
        Stepper("Amount", value: $amount, in: 0...3)
        Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") }
        Picker("Flavour", selection: $flavour) {
          ForEach(["plum", "pear"], id: \.self) { Text($0).tag($0) }
        }
        Button("Save") { log += "s" }
        Button("Never") { log += "!" }.disabled(true)
      }
    }
  }

  private func state(_ host: TestHost) throws -> String { try host.find(.text).label }

  @Test(
    "fields, toggles, steppers, sliders, pickers and buttons have roles, labels, values and actions"
  )
  func actions() throws {
    let host = TestHost { Form() }
    #expect(try host.find(.textField, "Name").value == "Ada")
    try host.find(.textField, "Name").replaceText("Bea")
    try host.find(.textField, "Name").type("!")
    try host.find(.secureField, "Password").type("pw")
    try host.find(.toggle, "Loud").toggle()
    try host.find(.stepper, "Amount").increment()
    try host.find(.stepper, "Amount").increment()
    try host.find(.picker, "Flavour").select("pear")
    try host.find(.button, "Save").tap()
    #expect(try state(host) == "Bea!/pw/on/3/pear/s")
    #expect(try host.find(.toggle, "Loud").value == "on")
    #expect(try host.find(.picker, "Flavour").value == "pear")
    try host.find(.slider).increment()
    #expect(try host.find(.slider).value == "0.75")
    try host.find(.slider).decrement()
    #expect(try host.find(.slider).value == "0.5")
  }

  @Test("a disabled button cannot be tapped; Tab passes it by")
  func disabled() throws {
    let host = TestHost { Form() }
    #expect(throws: TestHostError.self) { try host.find(.button, "Never").tap() }
    for _ in 0..<12 {
      host.press(.tab)
      #expect(host.focused?.label != "Never")
    }
    #expect(try !state(host).contains("!"))
  }

  @Test("only keys: Tab to a field, type, Tab to a button, Return")
  func keyboard() throws {
    let host = TestHost { Form() }
    try host.find(.textField, "Name").focus()
    host.type("x")
    while host.focused?.label != "Save" { host.press(.tab) }
    host.press(.return)
    #expect(try state(host).hasPrefix("Adax/"))
    #expect(try state(host).hasSuffix("/s"))
  }

  @Test("a list scrolls by rows; off-screen elements have no frame")
  func scrolling() throws {
    let host = TestHost(columns: 20, rows: 6) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("line \($0)") } } }
    }
    #expect(try host.find(.text, "line 30").frame.isEmpty)
    #expect(try !host.find(.text, "line 0").frame.isEmpty)
    try host.find(.scrollArea).scroll(by: 30)
    #expect(try !host.find(.text, "line 30").frame.isEmpty)
    #expect(try host.find(.text, "line 0").frame.isEmpty)
    #expect(host.screen.contains("line 30"))
  }

  @Test("accessibility modifiers change what is found")
  func accessibility() throws {
    let host = TestHost {
      VStack {
        Button("x") {}.accessibilityLabel("Close")
        Text("secret").accessibilityHidden(true)
      }
    }
    #expect(try host.find(.button, "Close").label == "Close")
    #expect(host.findAll(.text, "secret").isEmpty)
  }
}
