import Testing
import TheseusTesting

// failing:
struct LabelWithOpenState: View {
  @State var title: String
  var body: some View { Text(title) }
}

struct PageWithOpenState: View {
  @State private var count = 0

  var body: some View {
    VStack {
      LabelWithOpenState(title: "Count \(count)")
      Button("More") { count += 1 }
    }
  }
}
// end

// fixed:
struct LabelWithoutState: View {
  let title: String
  var body: some View { Text(title) }
}

struct PageWithoutState: View {
  @State private var count = 0

  var body: some View {
    VStack {
      LabelWithoutState(title: "Count \(count)")
      Button("More") { count += 1 }
    }
  }
}
// end

@MainActor @Suite("The example of public_state")
struct PublicStateExample {
  @Test("R30 public_state: a value passed to open state counts only once")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button, "More").tap()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { PageWithOpenState() }) == "Count 0")
    #expect(try shown(TestHost { PageWithoutState() }) == "Count 1")
  }

  @Test("public_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "public_state", file: #filePath).check() }
}
