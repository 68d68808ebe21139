import Testing
import TheseusTesting

@MainActor @Suite("scroll(by:) of an element scrolls, or throws where nothing does")
struct ScrollActionTests {
  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("beside")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("line \($0)") }
          }
        }
      }
    }
  }

  @Test("a view that no scroll view contains throws")
  func still() throws {
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(throws: TestHostError.self) { try host.find(.text, "beside").scroll(by: 3) }
    #expect(host.screen.contains("line 0"))
  }

  @Test("a scroll view and what is inside it scroll, and do not throw at the end")
  func scrolling() throws {
    let host = TestHost(columns: 20, rows: 6) { Page() }
    try host.find(.text, "line 1").scroll(by: 2)
    #expect(!host.screen.contains("line 0"))
    for _ in 0..<3 { try host.find(.scrollArea).scroll(by: 20) }
    #expect(host.screen.contains("line 19"))
  }
}
