import AppKit
import Testing
import TheseusTesting

/// A view that only looks for its window.
private struct WindowFinder: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor @Suite("A view of AppKit behind another view shows no placeholder")
struct BackgroundViewTests {
  @Test("in a background, also inside a stack of it")
  func background() {
    let host = TestHost(columns: 30, rows: 4) {
      VStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(WindowFinder())
      .background { VStack { WindowFinder() } }
    }
    #expect(host.screen.contains("content"))
    #expect(!host.screen.contains("WindowFinder") && !host.screen.contains("─"), "\(host.screen)")
  }

  @Test("as content, and in an overlay, its name is shown")
  func content() {
    let host = TestHost(columns: 30, rows: 8) {
      VStack {
        WindowFinder()
        Color.clear.overlay { WindowFinder() }
      }
    }
    #expect(host.screen.components(separatedBy: "WindowFinder").count == 3, "\(host.screen)")
  }

  @Test("as content of a view with a background it is shown")
  func withBackground() {
    let host = TestHost(columns: 30, rows: 4) { WindowFinder().background(Color.blue) }
    #expect(host.screen.contains("WindowFinder"))
  }
}
