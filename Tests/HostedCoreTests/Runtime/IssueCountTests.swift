import Testing
import TheseusTesting

@MainActor @Suite("A process keeps a bounded number of issues")
struct IssueCountTests {
  // In a process of its own: other tests count the issues of this one.
  @Test("issues of no host: the newest 1,000 are kept")
  func bounded() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var items = [1]
      let binding = Binding(get: { items }, set: { items = $0 })[0]
      items = []
      for _ in 0..<1200 { binding.wrappedValue = 2 }
      #expect(TestHost.strayIssues.count == 1000)
      #expect(TestHost.strayIssues.last?.kind == .staleBinding)
    }
  }
}
