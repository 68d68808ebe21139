import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Which windows open as an app starts")
struct LaunchBehaviorTests {
  private struct Welcomed: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Text("main") }.defaultLaunchBehavior(.suppressed)
      Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
    }
  }

  private struct Both: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Text("main") }
      Window("Log", id: "log") { Text("log") }.defaultLaunchBehavior(.presented)
      Window("Other", id: "other") { Text("other") }
    }
  }

  private struct Neither: App {
    var body: some Scene {
      Window("Main", id: "main") { Text("main") }.defaultLaunchBehavior(.suppressed)
    }
  }

  @Test("a presented one opens instead of the first that is suppressed")
  func presented() {
    let host = TestHost(app: Welcomed())
    #expect(host.windows.map(\.title) == ["Welcome"] && host.screen.contains("welcome"))
  }

  @Test("a presented one opens beside the first, which is the frontmost")
  func both() {
    let host = TestHost(app: Both())
    #expect(host.windows.map(\.title) == ["Main", "Log"] && host.windows.first?.isKey == true)
  }

  @Test("when all are suppressed the first is shown")
  func neither() {
    #expect(TestHost(app: Neither()).windows.map(\.title) == ["Main"])
  }
}
