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

  @Test("one that is presented opens in place of the first that is suppressed")
  func presented() {
    let host = TestHost(app: Welcomed())
    #expect(host.windows.map(\.title) == ["Welcome"] && host.screen.contains("welcome"))
  }

  @Test("one that is presented opens beside the first, which has the keyboard")
  func both() {
    let host = TestHost(app: Both())
    #expect(host.windows.map(\.title) == ["Main", "Log"] && host.windows.first?.isKey == true)
  }

  @Test("where all are suppressed the first is shown nevertheless")
  func neither() {
    #expect(TestHost(app: Neither()).windows.map(\.title) == ["Main"])
  }
}
