import Testing
import TheseusTesting

@MainActor @Suite("An unmounted host shows nothing, and what ends with it belongs to it")
struct UnmountedScreenTests {
  @Test("also when its screen was read before")
  func screen() {
    let host = TestHost { Text("Ready") }
    #expect(host.screen.contains("Ready"))
    host.unmount()
    #expect(!host.screen.contains("Ready"))
    #expect(host.findAll().isEmpty)
  }

  @Test("settle waits for the work that an ending view begins")
  func work() async throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = TestHost {
      Text("Ready").onDisappear {
        Task { @MainActor in
          await Task.yield()
          log.lines.append("saved")
        }
      }
    }
    host.unmount()
    try await host.settle()
    #expect(log.lines == ["saved"])
  }
}
