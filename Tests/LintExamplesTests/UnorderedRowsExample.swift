import Testing
import TheseusTesting

// failing:
struct TallyInAnyOrder: View {
  @State private var counts: [String: Int] = ["ant": 1, "bee": 4, "cat": 2, "dog": 8]

  var body: some View {
    VStack {
      ForEach(Array(counts.keys), id: \.self) { name in
        Text("\(name) \(counts[name] ?? 0)")
      }
      Button("Count a fox") { counts["fox", default: 0] += 1 }
    }
  }
}
// end

// fixed:
struct TallyByName: View {
  @State private var counts: [String: Int] = ["ant": 1, "bee": 4, "cat": 2, "dog": 8]

  var body: some View {
    VStack {
      ForEach(counts.keys.sorted(), id: \.self) { name in
        Text("\(name) \(counts[name] ?? 0)")
      }
      Button("Count a fox") { counts["fox", default: 0] += 1 }
    }
  }
}
// end

@MainActor @Suite("The example of unordered_rows")
struct UnorderedRowsExample {
  @Test("unordered_rows: sorted rows stay in order when one is added")
  func runs() throws {
    func shown(_ host: TestHost) throws -> [String] {
      try host.find(.button, "Count a fox").tap()
      let screen = host.screen
      let names = ["ant", "bee", "cat", "dog", "fox"]
      let places = names.compactMap { name in
        screen.range(of: name + " ").map { (name, $0.lowerBound) }
      }
      return places.sorted { $0.1 < $1.1 }.map(\.0)
    }
    // The order of the failing example is another one in each process.
    #expect(try shown(TestHost { TallyInAnyOrder() }).count == 5)
    #expect(
      try shown(TestHost { TallyByName() }) == ["ant", "bee", "cat", "dog", "fox"])
  }

  @Test("unordered_rows: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unordered_rows", file: #filePath).check() }
}
