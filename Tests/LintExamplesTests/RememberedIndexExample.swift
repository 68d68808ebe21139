import Testing
import TheseusTesting

// failing:
struct QueueByPosition: View {
  @State private var jobs = ["a", "b", "c"]
  @State private var chosen: Int?

  var body: some View {
    Button("Choose b") { chosen = jobs.firstIndex(of: "b") }
    Button("First is done") { jobs.removeFirst() }
    Button("Delete") {
      if let chosen { jobs.remove(at: chosen) }
    }
    Text(jobs.joined())
  }
}
// end

// fixed:
struct QueueByName: View {
  @State private var jobs = ["a", "b", "c"]
  @State private var chosen: String?

  var body: some View {
    Button("Choose b") { chosen = "b" }
    Button("First is done") { jobs.removeFirst() }
    Button("Delete") { jobs.removeAll { $0 == chosen } }
    Text(jobs.joined())
  }
}
// end

@MainActor @Suite("The example of remembered_index")
struct RememberedIndexExample {
  @Test("remembered_index: after a removal the kept position names another element")
  func runs() throws {
    func rest(_ host: TestHost) throws -> String {
      for name in ["Choose b", "First is done", "Delete"] { try host.find(.button, name).tap() }
      return try host.find(.text).label
    }
    #expect(try rest(TestHost { QueueByPosition() }) == "b")
    #expect(try rest(TestHost { QueueByName() }) == "c")
  }

  @Test("remembered_index: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "remembered_index", file: #filePath).check() }
}
