import Testing
import TheseusTesting

@MainActor @Suite("A process keeps a bounded number of issues")
struct IssueCountTests {
  @Test("issues of no host: the newest 1,000 are kept")
  func bounded() {
    var items = [1]
    let binding = Binding(get: { items }, set: { items = $0 })[0]
    items = []
    for _ in 0..<1200 { binding.wrappedValue = 2 }
    #expect(TestHost.strayIssues.count == 1000)
    #expect(TestHost.strayIssues.last?.kind == .staleBinding)
  }
}
