import Testing
import TheseusTesting

// failing:
struct SearchOfEachLetter: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []

  var body: some View {
    TextField("Query", text: $query)
    Text(hits.joined())
      .task(id: query) {
        try? await Task.sleep(for: .milliseconds(300))
        hits = await search(query)
      }
  }
}
// end

// fixed:
struct SearchOfTheWord: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []

  var body: some View {
    TextField("Query", text: $query)
    Text(hits.joined())
      .task(id: query) {
        do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
        let found = await search(query)
        if !Task.isCancelled { hits = found }
      }
  }
}
// end

@MainActor @Suite("The example of canceled_sleep")
struct CanceledSleepExample {
  @Test("canceled_sleep: the page shows the code that compiles here")
  func compiles() {
    let failing = TestHost { VStack { SearchOfEachLetter { [$0] } } }
    let fixed = TestHost { VStack { SearchOfTheWord { [$0] } } }
    #expect(failing.screen.contains("Query"))
    #expect(fixed.screen.contains("Query"))
  }

  @Test("canceled_sleep: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "canceled_sleep", file: #filePath).check() }
}
