import Dispatch
import TheseusTesting
import TheseusViews
import Testing

/// Opened by one task for another.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  /// Off the main actor, which other tests may occupy for minutes.
  @concurrent func open() async { semaphore.signal() }
  /// Whether it was opened before the patience ended.
  func passes() -> Bool { semaphore.wait(timeout: .now() + 60) == .success }
}

@MainActor private final class Log { var lines: [String] = [] }

private struct Reader: Sendable {
  let gate: Gate
  let done: @MainActor @Sendable (Bool) -> Void
  /// Blocks its thread, as a read from a pipe does.
  @concurrent func read() async { await done(passes()) }
  private func passes() -> Bool { gate.passes() }
}

@MainActor @Suite("A task of a view does not wait for the tasks of other views")
struct IndependentTasksTests {
  private struct Page: View {
    let reader: Reader
    let log: Log
    var body: some View {
      Text("reader").task(reader.read)
      Text("opener").task(reader.gate.open)
      Text("page").task { log.lines.append("page") }
    }
  }

  @Test("R62 one that blocks off the main actor does not keep others from starting")
  func blocking() async throws {
    let log = Log()
    let reader = Reader(gate: Gate()) { log.lines.append($0 ? "read" : "blocked") }
    let host = TestHost(columns: 20, rows: 6) { Page(reader: reader, log: log) }
    try await host.settle(timeout: .seconds(600))
    #expect(log.lines.sorted() == ["page", "read"])
  }
}
