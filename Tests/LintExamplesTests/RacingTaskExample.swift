import Testing
import TheseusTesting

// failing:
struct AnswerOfLast: View {
  let find: (Int) async throws -> String
  @State private var page = 0
  @State private var shown = ""

  var body: some View {
    Button("Next") { page += 1 }
    Text("Page \(page): \(shown)")
      .onChange(of: page) { _, new in
        Task { shown = try await find(new) }
      }
  }
}
// end

// fixed:
struct AnswerOfThis: View {
  let find: (Int) async throws -> String
  @State private var page = 0
  @State private var shown = ""

  var body: some View {
    Button("Next") { page += 1 }
    Text("Page \(page): \(shown)")
      .task(id: page) {
        if let found = try? await find(page) { shown = found }
      }
  }
}
// end

@MainActor @Suite("The example of racing_task")
struct RacingTaskExample {
  @Test("R62 racing_task: a task of onChange stores an answer that nobody waits for any more")
  func runs() async throws {
    func shown(_ show: (Answers) -> TestHost) async throws -> Bool {
      let answers = Answers()
      let host = show(answers)
      for page in 1...2 {
        try host.find(.button, "Next").tap()
        while !answers.isAsked(page) { await Task.yield() }
      }
      answers.give(2)
      for _ in 0..<100 { await Task.yield() }
      answers.give(1)
      for _ in 0..<100 { await Task.yield() }
      host.flush()
      return host.screen.contains("Page 2: answer 1")
    }
    #expect(
      try await shown { answers in
        TestHost { VStack { AnswerOfLast { try await answers.find($0) } } }
      })
    #expect(
      try await !shown { answers in
        TestHost { VStack { AnswerOfThis { try await answers.find($0) } } }
      })
  }

  @Test("racing_task: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "racing_task", file: #filePath).check() }
}

/// Answers that come when the test gives them, unless the task that waits is canceled before.
@MainActor private final class Answers {
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]
  private var asked: Set<Int> = []

  func isAsked(_ page: Int) -> Bool { asked.contains(page) }

  func find(_ page: Int) async throws -> String {
    guard page > 0 else { return "first" }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        asked.insert(page)
        waiting[page] = $0
      }
    } onCancel: {
      Task { @MainActor in self.end(page, .failure(CancellationError())) }
    }
  }

  func give(_ page: Int) { end(page, .success("answer \(page)")) }

  private func end(_ page: Int, _ result: Result<String, any Error>) {
    waiting.removeValue(forKey: page)?.resume(with: result)
  }
}
