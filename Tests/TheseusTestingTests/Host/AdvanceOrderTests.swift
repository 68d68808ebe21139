import TheseusTesting
import TheseusViews
import Testing

@MainActor private final class Log { var lines: [String] = [] }

/// Hides itself after two seconds, with an animation.
private struct Toast: View {
  let log: Log
  @Environment(\.clock) private var clock
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Text("saved").transition(.opacity).onDisappear { log.lines.append("gone") } }
    }
    .task {
      try? await clock.sleep(for: .seconds(2))
      withAnimation(.linear(duration: 1)) {
        isShown = false
      } completion: {
        log.lines.append("complete")
      }
    }
  }
}

private struct Mixed: View {
  let log: Log
  @Environment(\.clock) private var clock
  @State private var count = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      Button("animate") {
        withAnimation(.linear(duration: 0.5)) {
          count += 1
        } completion: {
          log.lines.append("half a second")
        }
        Task {
          try? await clock.sleep(for: .milliseconds(100))
          log.lines.append("a tenth")
          try? await clock.sleep(for: .milliseconds(600))
          log.lines.append("seven tenths")
        }
      }
      Button("chain") {
        withAnimation(.linear(duration: 1)) {
          count += 1
        } completion: {
          withAnimation(.linear(duration: 1)) {
            count += 1
          } completion: {
            log.lines.append("two seconds")
          }
        }
      }
    }
  }
}

@MainActor @Suite("An advance runs animations, timers and tasks in the order of their deadlines")
struct AdvanceOrderTests {
  @Test("an animation that a task starts during the advance ends in it")
  func startedDuringAdvance() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Toast(log: log) }
    try await host.settle()
    host.advance(by: .milliseconds(2_900))
    try await host.settle()
    #expect(host.screen.contains("saved"))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(100))
    try await host.settle()
    #expect(!host.screen.contains("saved"))
    #expect(log.lines.sorted() == ["complete", "gone"])

    let other = TestHost(columns: 20, rows: 6) { Toast(log: log) }
    try await other.settle()
    log.lines = []
    other.advance(by: .seconds(10))
    try await other.settle()
    #expect(!other.screen.contains("saved"))
    #expect(log.lines.sorted() == ["complete", "gone"])
  }

  @Test("what is scheduled later than a task's deadline runs after the task")
  func order() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Mixed(log: log) }
    try host.find(.button, "animate").tap()
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(log.lines == ["a tenth", "half a second", "seven tenths"])
  }

  @Test("an animation that follows another one starts at the end of that one")
  func chain() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Mixed(log: log) }
    try host.find(.button, "chain").tap()
    host.advance(by: .milliseconds(1_999))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(1))
    #expect(log.lines == ["two seconds"])
    try host.find(.button, "chain").tap()
    host.advance(by: .seconds(2))
    #expect(log.lines == ["two seconds", "two seconds"])
  }
}
