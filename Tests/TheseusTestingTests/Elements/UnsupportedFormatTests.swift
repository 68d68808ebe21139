import Testing
import TheseusTesting

@MainActor @Suite("Parts of the API without an effect are reported once")
struct UnsupportedFormatTests {
  private struct Formatted: App {
    var body: some Scene {
      WindowGroup { Text("page") }.commands { TextFormattingCommands() }
    }
  }

  private func issues(_ host: TestHost, _ start: String) -> Int {
    (host.trace.issues + TestHost.strayIssues).count {
      $0.kind == .unsupported && $0.message.hasPrefix(start)
    }
  }

  @Test("commands of text formatting")
  func formatting() {
    let host = TestHost(app: Formatted())
    let other = TestHost(app: Formatted())
    #expect(host.screen.contains("page") && other.screen.contains("page"))
    #expect(issues(host, "TextFormattingCommands:") == 1)
  }

  @Test("the color mode of a drawing group, whose views are shown")
  func drawingGroup() {
    let host = TestHost(columns: 20, rows: 4) {
      Text("plain").drawingGroup()
      Text("opaque").drawingGroup(opaque: true)
    }
    #expect(host.screen.contains("plain") && host.screen.contains("opaque"))
    #expect(issues(host, "drawingGroup:") == 0)
    let linear = TestHost(columns: 20, rows: 4) {
      Text("linear").drawingGroup(opaque: false, colorMode: .linear)
      Text("again").drawingGroup(colorMode: .linear)
    }
    #expect(linear.screen.contains("linear") && linear.screen.contains("again"))
    #expect(issues(linear, "drawingGroup:") == 1)
  }
}
