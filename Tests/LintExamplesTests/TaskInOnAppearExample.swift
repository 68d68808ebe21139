import Testing
import TheseusTesting

// failing:
struct LoaderBegun: View {
  let log: TaskLog

  var body: some View {
    Text("Loading").onAppear {
      Task { await log.work() }
    }
  }
}
// end

// fixed:
struct LoaderOfTask: View {
  let log: TaskLog

  var body: some View {
    Text("Loading").task { await log.work() }
  }
}
// end

@MainActor @Suite("The example of task_in_on_appear")
struct TaskInOnAppearExample {
  @Test("R62 task_in_on_appear: a task started in onAppear continues after the view is removed")
  func runs() async throws {
    func isCancelled(_ show: (TaskLog) -> TestHost) async throws -> Bool {
      let log = TaskLog()
      let host = show(log)
      while !log.isRunning { await Task.yield() }
      host.unmount()
      // The task looks at its cancellation in every round, however long other tests delay it.
      let rounds = log.rounds
      while !log.isCancelled, log.rounds < rounds + 3 { await Task.yield() }
      defer { log.stop() }
      return log.isCancelled
    }
    #expect(try await !isCancelled { log in TestHost { LoaderBegun(log: log) } })
    #expect(try await isCancelled { log in TestHost { LoaderOfTask(log: log) } })
  }
}

/// Work that lasts until it is canceled or stopped.
@MainActor final class TaskLog {
  private(set) var isRunning = false
  private(set) var isCancelled = false
  private(set) var rounds = 0
  private var isStopped = false

  func stop() { isStopped = true }

  func work() async {
    isRunning = true
    while !isStopped {
      rounds += 1
      if Task.isCancelled {
        isCancelled = true
        return
      }
      await Task.yield()
    }
  }
}

@Suite("The page of task_in_on_appear")
struct TaskInOnAppearPage {
  @Test("task_in_on_appear: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "task_in_on_appear", file: #filePath).check() }
}
