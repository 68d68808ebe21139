import Testing
import TheseusTesting

// failing:
final class QuietCounter: ObservableObject {
  var count = 0
  func add() { count += 1 }
}

struct QuietCount: View {
  @StateObject private var counter = QuietCounter()

  var body: some View { Button("Count \(counter.count)") { counter.add() } }
}
// end

// fixed:
final class TellingCounter: ObservableObject {
  @Published var count = 0
  func add() { count += 1 }
}

struct ToldCount: View {
  @StateObject private var counter = TellingCounter()

  var body: some View { Button("Count \(counter.count)") { counter.add() } }
}
// end

@MainActor @Suite("The example of unannounced_change")
struct UnannouncedChangeExample {
  @Test("R53 unannounced_change: a plain var of an ObservableObject changes without an update")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button).tap()
      return try host.find(.button).label
    }
    #expect(try shown(TestHost { QuietCount() }) == "Count 0")
    #expect(try shown(TestHost { ToldCount() }) == "Count 1")
  }

  @Test("unannounced_change: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unannounced_change", file: #filePath).check() }
}
