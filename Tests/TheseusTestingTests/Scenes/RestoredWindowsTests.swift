import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Saved state of an app's windows")
struct RestoredWindowsTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Both: App {
    var body: some Scene {
      Window("Main", id: "main") { Counter() }
      Window("Log", id: "log") { Counter() }.defaultLaunchBehavior(.presented)
    }
  }

  @Test("R31 is restored to each of those that open at the start")
  func restored() throws {
    let host = TestHost(app: Both())
    try host.find(.button).tap()
    host.select(window: host.windows[1])
    for _ in 0..<2 { try host.find(.button).tap() }
    let runtime = ViewRuntime()
    runtime.restore(try host.snapshot())
    let app = AppHost(Both(), columns: 20, rows: 5, runtime: runtime)
    #expect(app.windows.count == 2)
    #expect(runtime.restoreReport.filter { $0.property == "Counter.count" }.count == 2)
    #expect(app.keyWindow === app.windows[1])
    #expect(runtime.restoreReport.allSatisfy { $0.outcome == .kept })
  }
}
