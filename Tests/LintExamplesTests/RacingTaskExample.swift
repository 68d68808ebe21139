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
    /// The page after both answers, the older one last.
    func shown(isCanceled: Bool, _ show: (Answers) -> TestHost) async throws -> String {
      let answers = Answers()
      let host = show(answers)
      func wait(until isMet: () -> Bool) async {
        var tries = 0
        while !isMet(), tries < 100_000 {
          tries += 1
          await Task.yield()
          host.flush()
        }
      }
      // A task that begins late would read the next page.
      if isCanceled { await wait { answers.isAsked(0) } }
      for page in 1...2 {
        try host.find(.button, "Next").tap()
        await wait { answers.isAsked(page) }
      }
      if isCanceled { await wait { !answers.isAwaited(1) } }
      answers.give(2)
      await wait { host.screen.contains("Page 2: answer 2") }
      answers.give(1)
      if !isCanceled { await wait { host.screen.contains("answer 1") } }
      return host.screen
    }
    let last = try await shown(isCanceled: false) { answers in
      TestHost { VStack { AnswerOfLast { try await answers.find($0) } } }
    }
    #expect(last.contains("Page 2: answer 1"))
    let this = try await shown(isCanceled: true) { answers in
      TestHost { VStack { AnswerOfThis { try await answers.find($0) } } }
    }
    #expect(this.contains("Page 2: answer 2"))
  }

  @Test("racing_task: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "racing_task", file: #filePath).check() }
}

/// Answers that come when the test gives them, unless the task that waits is canceled before.
@MainActor private final class Answers {
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]
  private var asked: Set<Int> = []

  func isAsked(_ page: Int) -> Bool { asked.contains(page) }
  func isAwaited(_ page: Int) -> Bool { waiting[page] != nil }

  func find(_ page: Int) async throws -> String {
    guard page > 0 else {
      asked.insert(page)
      return "first"
    }
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
