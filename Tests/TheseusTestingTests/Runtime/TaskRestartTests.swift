import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Loader: View {
  let log: Log
  @State private var id = 0

  var body: some View {
    VStack {
      Button("plain and animated") {
        id += 1
        withAnimation { id += 1 }
      }
      Button("there and back") {
        id += 1
        withAnimation { id -= 1 }
      }
      Button("next") { id += 1 }
      Text("page \(id)")
        .task(id: id) {
          log.lines.append("start \(id)")
          do { try await Task.sleep(for: .seconds(100_000)) } catch { log.lines.append("stop") }
        }
    }
  }
}

@MainActor @Suite("task(id:) under several transactions of one event (R62)")
struct TaskRestartTests {
  private func press(_ label: String) async throws -> [String] {
    let log = Log()
    let host = TestHost { Loader(log: log) }
    try await host.settle()
    #expect(log.lines == ["start 0"])
    log.lines = []
    try host.find(.button, label).tap()
    try await host.settle()
    defer { host.unmount() }
    return log.lines
  }

  @Test("one task starts, for the last id")
  func last() async throws {
    #expect(try await press("plain and animated").sorted() == ["start 2", "stop"])
  }

  @Test("an id that is what it was restarts nothing")
  func same() async throws {
    #expect(try await press("there and back") == [])
  }

  @Test("another id restarts the task")
  func next() async throws {
    #expect(try await press("next").sorted() == ["start 1", "stop"])
  }
}
