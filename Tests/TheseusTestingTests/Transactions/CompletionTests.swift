import Testing
import TheseusTesting

@MainActor @Suite("The completion of withAnimation")
struct CompletionTests {
  final class Log { var words: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Button("Nothing") {
        withAnimation(.linear(duration: 1)) {
        } completion: {
          log.words.append("nothing")
        }
        log.words.append("after")
      }
      Button("Later write") {
        withAnimation(.linear(duration: 1)) {
        } completion: {
          log.words.append("early")
        }
        withAnimation(.linear(duration: 1)) {
          count += 1
        } completion: {
          log.words.append("late")
        }
      }
      Button("Nested") {
        withAnimation(.linear(duration: 2)) {
          withAnimation(.linear(duration: 1)) {
            count += 1
          } completion: {
            log.words.append("inner")
          }
          count += 1
        } completion: {
          log.words.append("outer")
        }
      }
      Button("Chain") {
        withAnimation(.linear(duration: 1)) {
          count += 1
        } completion: {
          withAnimation(.linear(duration: 1)) {
            count += 1
          } completion: {
            log.words.append("second")
          }
        }
      }
      Button("Endless") {
        withAnimation(.linear(duration: 1).repeatForever()) {
          count += 1
        } completion: {
          log.words.append("endless")
        }
      }
      Button("Not animated") {
        withAnimation(nil) {
          count += 1
        } completion: {
          log.words.append("not animated")
        }
      }
      Button("Throw") {
        struct Refused: Error {}
        try? withAnimation(.linear(duration: 1)) {
          throw Refused()
        } completion: {
          log.words.append("thrown")
        }
      }
    }
  }

  @Test("runs immediately after a body that changes nothing")
  func nothing() throws {
    let log = Log()
    let host = TestHost { Page(log: log) }
    try host.find(.button, "Nothing").tap()
    #expect(log.words == ["nothing", "after"])
    try host.find(.button, "Later write").tap()
    #expect(log.words == ["nothing", "after", "early"])
    host.advance(by: .seconds(1))
    #expect(log.words.last == "late")
    try host.find(.button, "Throw").tap()
    #expect(log.words.last == "thrown")
  }

  @Test("runs when its own animation is over, also nested and in sequence")
  func ends() throws {
    let log = Log()
    let host = TestHost { Page(log: log) }
    try host.find(.button, "Nested").tap()
    #expect(log.words.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.words == ["inner"])
    host.advance(by: .seconds(1))
    #expect(log.words == ["inner", "outer"])
    try host.find(.button, "Chain").tap()
    host.advance(by: .seconds(1))
    #expect(log.words.count == 2)
    host.advance(by: .seconds(1))
    #expect(log.words.last == "second")
  }

  @Test("does not run for an animation that never ends")
  func endless() async throws {
    let log = Log()
    let host = TestHost { Page(log: log) }
    try host.find(.button, "Endless").tap()
    host.advance(by: .seconds(60))
    try await host.settle()
    #expect(log.words.isEmpty)
    try host.find(.button, "Not animated").tap()
    #expect(log.words == ["not animated"])
  }

  private struct Started: View {
    let starter: Starter
    @State private var count = 0
    var body: some View {
      Text("count \(count)").onAppear {
        starter.start = {
          withAnimation(.linear(duration: 1)) {
            count += 1
          } completion: {
            starter.ends += 1
          }
        }
      }
    }
  }

  private final class Starter {
    var start: () -> Void = {}
    var ends = 0
  }

  @Test("waits for the update of its writes, however many jobs run before")
  func lateUpdate() async {
    let starter = Starter()
    let host = TestHost { Started(starter: starter) }
    starter.start()
    for _ in 0..<20 { await Task.yield() }
    #expect(starter.ends == 0)
    host.flush()
    host.advance(by: .milliseconds(900))
    #expect(starter.ends == 0 && host.screen.contains("count 1"))
    host.advance(by: .milliseconds(200))
    #expect(starter.ends == 1)
  }

  @Test("runs when the tree ends before the update of its writes")
  func unmounted() async {
    let starter = Starter()
    let host = TestHost { Started(starter: starter) }
    starter.start()
    host.unmount()
    #expect(starter.ends == 1)
    starter.start()
    for _ in 0..<20 { await Task.yield() }
    #expect(starter.ends == 2)
  }
}
