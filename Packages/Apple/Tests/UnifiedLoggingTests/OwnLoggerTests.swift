import OSLog
import Testing

/// Apps often have a logger of their own around the system's.
private struct Logger {
  let base = os.Logger(subsystem: "app", category: "own")

  func info(_ message: String) { base.info("\(message, privacy: .public)") }
}

@Suite("An app's own logger")
struct OwnLoggerTests {
  @Test("reaches the system's by the name of its module, with OSLog alone")
  func module() {
    Logger().info("started")
    #expect(type(of: Logger().base) == os.Logger.self)
  }
}
