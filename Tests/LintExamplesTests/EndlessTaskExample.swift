import Synchronization
import Testing
import TheseusTesting

// failing:
struct BoardBegun: View {
  let arrivals: AsyncStream<String>
  @State private var shown: [String] = []

  var body: some View {
    List(shown, id: \.self) { Text($0) }
      .onAppear {
        Task { for await arrival in arrivals { shown.append(arrival) } }
      }
  }
}
// end

// fixed:
struct BoardOfTask: View {
  let arrivals: AsyncStream<String>
  @State private var shown: [String] = []

  var body: some View {
    List(shown, id: \.self) { Text($0) }
      .task {
        for await arrival in arrivals { shown.append(arrival) }
      }
  }
}
// end

@MainActor @Suite("The example of endless_task")
struct EndlessTaskExample {
  @Test("R62 endless_task: a loop of onAppear waits on after its view is removed")
  func runs() async throws {
    func endsWithView(_ show: (AsyncStream<String>) -> TestHost) async -> Bool {
      let end = StreamEnd()
      let (arrivals, sender) = AsyncStream<String>.makeStream()
      // Canceling the task that waits ends the stream.
      sender.onTermination = { _ in end.mark() }
      let host = show(arrivals)
      for _ in 0..<100 { await Task.yield() }
      host.unmount()
      for _ in 0..<100 where !end.isMarked { await Task.yield() }
      defer { sender.finish() }
      return end.isMarked
    }
    #expect(await !endsWithView { arrivals in TestHost { BoardBegun(arrivals: arrivals) } })
    #expect(await endsWithView { arrivals in TestHost { BoardOfTask(arrivals: arrivals) } })
  }

  @Test("endless_task: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "endless_task", file: #filePath).check() }
}

/// Whether a stream has ended.
private final class StreamEnd: Sendable {
  private let marked = Mutex(false)
  var isMarked: Bool { marked.withLock { $0 } }
  func mark() { marked.withLock { $0 = true } }
}
