import Testing
import TheseusTesting

// failing:
struct NamesByShownPosition: View {
  @State private var names = ["Ada", "Bob", "Eve"]
  private var shown: [String] { names.filter { $0 != "Ada" } }

  var body: some View {
    ForEach(Array(shown.enumerated()), id: \.element) { index, name in
      Button("Remove \(name)") { names.remove(at: index) }
    }
    Text(names.joined(separator: ", "))
  }
}
// end

// fixed:
struct NamesByName: View {
  @State private var names = ["Ada", "Bob", "Eve"]
  private var shown: [String] { names.filter { $0 != "Ada" } }

  var body: some View {
    ForEach(Array(shown.enumerated()), id: \.element) { index, name in
      Button("Remove \(name)") { names.removeAll { $0 == name } }
    }
    Text(names.joined(separator: ", "))
  }
}
// end

@MainActor @Suite("The example of filtered_offsets")
struct FilteredOffsetsExample {
  @Test("filtered_offsets: a position in the shown list removes another element of the whole one")
  func runs() throws {
    func rest(_ host: TestHost) throws -> String {
      try host.find(.button, "Remove Bob").tap()
      return try host.find(.text).label
    }
    #expect(try rest(TestHost { VStack { NamesByShownPosition() } }) == "Bob, Eve")
    #expect(try rest(TestHost { VStack { NamesByName() } }) == "Ada, Eve")
  }

  @Test("filtered_offsets: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "filtered_offsets", file: #filePath).check() }
}
