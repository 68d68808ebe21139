import Testing
import TheseusTesting

// failing:
struct GreetingReadTwice: View {
  @State private var name: String? = "Ada"

  var body: some View {
    VStack {
      if name != nil {
        GeometryReader { _ in Text("Hello " + name!) }
      }
      Button("Leave") { name = nil }
    }
  }
}
// end

// fixed:
struct GreetingReadOnce: View {
  @State private var name: String? = "Ada"

  var body: some View {
    VStack {
      if let name {
        GeometryReader { _ in Text("Hello " + name) }
      }
      Button("Leave") { name = nil }
    }
  }
}
// end

@MainActor @Suite("The example of double_read")
struct DoubleReadExample {
  /// Here one update reads one consistent snapshot, so only Apple's runtime stops: both forms run
  /// alike.
  @Test("R5 double_read: one update sees one value, so the second read cannot differ here")
  func runs() throws {
    func texts(_ host: TestHost) throws -> [Int] {
      let before = host.findAll(.text).count
      try host.find(.button, "Leave").tap()
      return [before, host.findAll(.text).count]
    }
    #expect(try texts(TestHost { GreetingReadTwice() }) == [1, 0])
    #expect(try texts(TestHost { GreetingReadOnce() }) == [1, 0])
  }

  @Test("double_read: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "double_read", file: #filePath).check() }
}
