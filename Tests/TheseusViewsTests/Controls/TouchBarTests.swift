import Testing
import TheseusTesting

@MainActor @Suite("bars of touches")
struct TouchBarTests {
  @Test("the view is shown without its bar, which is reported once")
  func unchanged() {
    let host = TestHost(columns: 20, rows: 3) {
      VStack {
        Text("one").touchBar { Button("bar") {} }
        Text("two").touchBar(TouchBar(id: "a") { Button("bar") {} })
      }
    }
    #expect(host.screen.contains("one") && host.screen.contains("two"))
    #expect(!host.screen.contains("bar"))
    let issues = (host.trace.issues + TestHost.strayIssues).filter { $0.kind == .unsupported }
    #expect(issues.count { $0.message.hasPrefix("touchBar:") } == 1)
  }
}
