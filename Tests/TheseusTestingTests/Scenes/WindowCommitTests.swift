import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor @Suite("Every window of an app receives the commits")
struct WindowCommitTests {
  private struct Two: App {
    var body: some Scene {
      WindowGroup("a", id: "a") { Opener() }
      WindowGroup("b", id: "b") { Text("second") }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
      Button("open") { openWindow(id: "b") }
    }
  }

  @Test("windows behind the frontmost one commit too, after the app's own observer was called")
  func behind() throws {
    let host = TestHost(app: Two())
    try host.find(.button, "open").tap()
    let app = try #require(host.app)
    var order: [String] = []
    let known = app.onCommit
    app.onCommit = {
      known?($0)
      order.append("app")
    }
    for (number, window) in app.windows.enumerated() {
      window.host.onCommit = { _ in order.append("window \(number)") }
    }
    #expect(app.keyWindow === app.windows[1])
    let button = try #require(app.windows[0].host.semantics.first(.button, "count 0")).id
    try app.perform(.activate, on: button)
    #expect(order == ["app", "window 0", "window 1"])
  }
}
