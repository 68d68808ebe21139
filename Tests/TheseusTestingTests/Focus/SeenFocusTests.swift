import Testing
import TheseusTesting

@MainActor @Suite("A test sees which element has focus")
struct SeenFocusTests {
  private struct Targets: View {
    var body: some View {
      Button("button") {}
      Text("text").focusable()
      Text("erased").padding().focusable().border(.red)
      HStack {
        Text("left")
        Text("right")
      }
      .focusable()
      HStack { Button("inside") {} }.focusable()
    }
  }

  @Test("a view that only `focusable` lets have focus", arguments: ["text", "erased"])
  func focusable(label: String) throws {
    let host = TestHost { VStack { Targets() } }
    let text = try host.find(.text, label)
    #expect(!text.isFocused)
    try text.focus()
    #expect(text.isFocused)
    #expect(host.focused?.label == label)
    try host.find(.button, "button").focus()
    #expect(!text.isFocused)
    #expect(host.focused?.label == "button")
  }

  @Test("a focusable row of a list")
  func row() throws {
    let host = TestHost { List(0..<2, id: \.self) { Text("row \($0)").focusable() } }
    try host.find(.text, "row 1").focus()
    #expect(try host.find(.text, "row 1").isFocused)
    #expect(try !host.find(.text, "row 0").isFocused)
  }

  @Test("a focusable view with several elements is none of them")
  func several() throws {
    let host = TestHost { VStack { Targets() } }
    try host.find(.text, "left").focus()
    #expect(host.focused == nil)
    #expect(host.findAll().allSatisfy { !$0.isFocused || $0.role == .group })
  }

  @Test("a focusable view around a button is not the button")
  func around() throws {
    let host = TestHost { VStack { Targets() } }
    try host.find(.text, "left").focus()
    host.press(.tab)
    #expect(host.focused == nil)
    host.press(.tab)
    #expect(host.focused?.label == "inside")
  }
}
