import Testing
import TheseusTesting

// failing:
struct BadgeWithState: View {
  @State private var title: String

  init(title: String) {
    _title = State(initialValue: title)
  }

  var body: some View { Text(title) }
}

struct CounterOverState: View {
  @State private var count = 0

  var body: some View {
    VStack {
      BadgeWithState(title: "Count \(count)")
      Button("More") { count += 1 }
    }
  }
}
// end

// fixed:
struct BadgeWithValue: View {
  let title: String

  var body: some View { Text(title) }
}

struct CounterOverValue: View {
  @State private var count = 0

  var body: some View {
    VStack {
      BadgeWithValue(title: "Count \(count)")
      Button("More") { count += 1 }
    }
  }
}
// end

@MainActor @Suite("The example of state_from_parent")
struct StateFromParentExample {
  @Test("R30 state_from_parent: state made from a parameter shows the first value forever")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button, "More").tap()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { CounterOverState() }) == "Count 0")
    #expect(try shown(TestHost { CounterOverValue() }) == "Count 1")
  }

  @Test("state_from_parent: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "state_from_parent", file: #filePath).check() }
}
