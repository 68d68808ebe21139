import Testing
import TheseusTesting

// failing:
struct HighlightInArms: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.padding(8)
    } else {
      content
    }
  }
}

struct ProfileInArms: View {
  @State private var isHighlighted = false

  var body: some View {
    VStack {
      NameInArms().modifier(HighlightInArms(isOn: isHighlighted))
      Button("Highlight") { isHighlighted.toggle() }
    }
  }
}

struct NameInArms: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

// fixed:
struct HighlightByValue: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.padding(isOn ? 8 : 0)
  }
}

struct ProfileByValue: View {
  @State private var isHighlighted = false

  var body: some View {
    VStack {
      NameByValue().modifier(HighlightByValue(isOn: isHighlighted))
      Button("Highlight") { isHighlighted.toggle() }
    }
  }
}

struct NameByValue: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
// end

@MainActor @Suite("The example of conditional_modifier")
struct ConditionalModifierExample {
  @Test("R11 conditional_modifier: typed text is lost with two arms, and kept with one")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.textField, "Name").type("Ada")
      try host.find(.button, "Highlight").tap()
      return try host.find(.textField, "Name").value
    }
    #expect(try typed(TestHost { ProfileInArms() }) == "")
    #expect(try typed(TestHost { ProfileByValue() }) == "Ada")
  }

  @Test("conditional_modifier: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "conditional_modifier", file: #filePath).check() }
}
