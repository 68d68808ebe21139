import Testing
import TheseusTesting

// failing:
final class CounterMadeInPlace: ObservableObject {
  @Published var count = 0
}

struct CounterObserved: View {
  @ObservedObject var counter = CounterMadeInPlace()
  let title: String
  var body: some View { Button("\(title): \(counter.count)") { counter.count += 1 } }
}

struct PageObserved: View {
  @State private var title = "Old"

  var body: some View {
    VStack {
      CounterObserved(title: title)
      Button("Rename") { title = "New" }
    }
  }
}
// end

// fixed:
final class CounterKept: ObservableObject {
  @Published var count = 0
}

struct CounterOwned: View {
  @StateObject private var counter = CounterKept()
  let title: String
  var body: some View { Button("\(title): \(counter.count)") { counter.count += 1 } }
}

struct PageOwned: View {
  @State private var title = "Old"

  var body: some View {
    VStack {
      CounterOwned(title: title)
      Button("Rename") { title = "New" }
    }
  }
}
// end

@MainActor @Suite("The example of inline_observed_object")
struct InlineObservedObjectExample {
  @Test("R53 inline_observed_object: an object created in place is new at each run of the parent")
  func runs() throws {
    func count(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Old: 0").tap()
      try host.find(.button, "Rename").tap()
      return host.findAll(.button, "New: 1").count == 1
    }
    #expect(try !count(TestHost { PageObserved() }))
    #expect(try count(TestHost { PageOwned() }))
  }

  @Test("inline_observed_object: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "inline_observed_object", file: #filePath).check() }
}
