import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("onScrollVisibilityChange follows scrolling")
struct ScrollVisibilityTests {
  private final class Log { var changes: [String] = [] }

  @Test("a view reports when it becomes visible and when it is scrolled away")
  func follows() {
    let log = Log()
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView {
        VStack(spacing: 0) {
          Text("first").onScrollVisibilityChange { log.changes.append("first \($0)") }
          ForEach(0..<20) { Text("row \($0)") }
          Text("last").onScrollVisibilityChange { log.changes.append("last \($0)") }
        }
      }
    }
    #expect(log.changes.contains("first true") && !log.changes.contains("last true"))
    log.changes = []
    host.press(.end)
    #expect(log.changes.contains("first false") && log.changes.contains("last true"))
  }
}
