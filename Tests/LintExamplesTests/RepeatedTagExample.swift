import Testing
import TheseusTesting

// failing:
struct AddressTwice: View {
  enum Field { case street, city }
  @FocusState private var field: Field?
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    TextField("Street", text: $street).focused($field, equals: .street)
    TextField("City", text: $city).focused($field, equals: .street)
    Button("Next") { field = .city }
  }
}
// end

// fixed:
struct AddressOnce: View {
  enum Field { case street, city }
  @FocusState private var field: Field?
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    TextField("Street", text: $street).focused($field, equals: .street)
    TextField("City", text: $city).focused($field, equals: .city)
    Button("Next") { field = .city }
  }
}
// end

@MainActor @Suite("The example of repeated_tag")
struct RepeatedTagExample {
  @Test("repeated_tag: a field without a focus value of its own is not reached")
  func runs() throws {
    func focused(_ host: TestHost) throws -> String? {
      try host.find(.textField, "Street").tap()
      try host.find(.button, "Next").tap()
      return host.focused?.label
    }
    #expect(try focused(TestHost { AddressTwice() }) != "City")
    #expect(try focused(TestHost { AddressOnce() }) == "City")
  }

  @Test("repeated_tag: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "repeated_tag", file: #filePath).check() }
}
