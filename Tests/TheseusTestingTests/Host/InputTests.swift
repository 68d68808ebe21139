import Testing
import TheseusTesting

@MainActor @Suite("Input reaches the focused element")
struct InputTests {
  private struct Form: View {
    @State var first = ""
    @State var second = "two"
    @State var steps = 5
    @State var pressed = 0
    var body: some View {
      VStack {
        Entry(label: "First", text: $first)
        Entry(label: "Second", text: $second)
        Push("Save") { pressed += 1 }
        Push("Off", isEnabled: false) { pressed += 100 }
        Steps(value: $steps)
        Text("pressed \(pressed)")
      }
    }
  }

  @Test("typing goes to the focused element, Tab moves on, Return activates")
  func typing() throws {
    let host = TestHost { Form() }
    try host.find(.textField, "First").focus()
    #expect(host.focused?.label == "First")
    host.type("Hé 👩‍🚀")
    #expect(try host.find(.textField, "First").value == "Hé 👩‍🚀")
    host.press(.tab)
    #expect(host.focused?.label == "Second")
    host.press(.delete)
    host.paste("!\n")
    #expect(try host.find(.textField, "Second").value == "tw!\n")
    host.press(.tab)
    host.press(.return)
    #expect(try host.find(.text, "pressed 1").label == "pressed 1")
    host.press(.tab, modifiers: .shift)
    #expect(host.focused?.label == "Second")
  }

  @Test("keys held with a modifier type nothing; Shift types capitals")
  func modifiers() throws {
    let host = TestHost { Form() }
    try host.find(.textField, "First").focus()
    host.press("x", modifiers: .control)
    host.press("y", modifiers: .shift)
    host.press("z")
    #expect(try host.find(.textField, "First").value == "Yz")
  }

  @Test("an element's own actions: type, replaceText, tap, increment, decrement")
  func actions() throws {
    let host = TestHost { Form() }
    try host.find(.textField, "First").type("abc")
    try host.find(.textField, "First").replaceText("new")
    #expect(try host.find(.textField, "First").value == "new")
    #expect(try host.find(.textField, "First").isFocused)
    try host.find(.button, "Save").tap()
    #expect(host.focused?.label == "Save")
    let slider = try host.find(.slider)
    try slider.increment()
    try slider.increment()
    try slider.decrement()
    #expect(slider.value == "6")
    #expect(throws: TestHostError.self) { try host.find(.text, "pressed 1").increment() }
  }

  @Test("disabled elements refuse actions, and nothing happens")
  func disabled() throws {
    let host = TestHost { Form() }
    let off = try host.find(.button, "Off")
    #expect(!off.isEnabled)
    #expect(throws: TestHostError.self) { try off.tap() }
    #expect(throws: TestHostError.self) { try off.focus() }
    #expect(try host.find(.text, "pressed 0").label == "pressed 0")
  }

  @Test("each action is one event: its writes are one transaction")
  func transactions() throws {
    let host = TestHost { Form() }
    host.trace.reset()
    try host.find(.button, "Save").tap()
    #expect(host.trace.transactions == 1)
    try host.find(.textField, "First").type("ab")
    #expect(host.trace.transactions == 3)
  }

  @Test("each host has its own trace, store and clock")
  func separateHosts() {
    struct Stored: View {
      @AppStorage("name") var name = "none"
      var body: some View { Text(name) }
    }
    let store = AppStorageStore.inMemory()
    let first = TestHost(storage: store) { Stored() }
    let second = TestHost(storage: store) { Stored() }
    let apart = TestHost { Stored() }
    store.writeExternally("Ada", forKey: "name")
    for host in [first, second, apart] { host.flush() }
    #expect(
      [first, second, apart].map { $0.findAll(.text).map(\.label) } == [["Ada"], ["Ada"], ["none"]])
    #expect(apart.trace.bodyRuns(of: Stored.self) == 1)
    #expect(first.trace.bodyRuns(of: Stored.self) == 2)
  }
}
