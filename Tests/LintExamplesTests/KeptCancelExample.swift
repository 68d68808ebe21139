import Testing
import TheseusTesting

// failing:
struct NameEditorOfBinding: View {
  @Binding var name: String
  @Binding var isOpen: Bool

  var body: some View {
    TextField("Name", text: $name)
    Button("Cancel") { isOpen = false }
  }
}

struct ProfileOfBinding: View {
  @State private var name = "Ada"
  @State private var isOpen = true

  var body: some View {
    Text("I am \(name)")
    if isOpen { NameEditorOfBinding(name: $name, isOpen: $isOpen) }
  }
}
// end

// fixed:
struct NameEditorOfCopy: View {
  @Binding var name: String
  @Binding var isOpen: Bool
  @State private var copy: String

  init(name: Binding<String>, isOpen: Binding<Bool>) {
    _name = name
    _isOpen = isOpen
    _copy = State(initialValue: name.wrappedValue)
  }

  var body: some View {
    TextField("Name", text: $copy)
    Button("Cancel") { isOpen = false }
    Button("Save") {
      name = copy
      isOpen = false
    }
  }
}

struct ProfileOfCopy: View {
  @State private var name = "Ada"
  @State private var isOpen = true

  var body: some View {
    Text("I am \(name)")
    if isOpen { NameEditorOfCopy(name: $name, isOpen: $isOpen) }
  }
}
// end

@MainActor @Suite("The example of kept_cancel")
struct KeptCancelExample {
  @Test("R83 kept_cancel: a binding writes each key, whatever closes the form")
  func runs() throws {
    func canceled(_ host: TestHost) throws -> Bool {
      try host.find(.textField, "Name").type(" Lovelace")
      try host.find(.button, "Cancel").tap()
      return !host.screen.contains("Lovelace")
    }
    #expect(try !canceled(TestHost { VStack { ProfileOfBinding() } }))
    #expect(try canceled(TestHost { VStack { ProfileOfCopy() } }))
  }

  @Test("kept_cancel: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "kept_cancel", file: #filePath).check() }
}
