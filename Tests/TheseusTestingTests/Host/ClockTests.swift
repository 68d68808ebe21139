import Testing
import TheseusTesting

@MainActor @Suite("Time passes only when it is advanced, and settling waits for work")
struct ClockTests {
  private struct Ticker: View {
    @Environment(\.clock) private var clock
    @State private var ticks = 0
    var body: some View {
      Text("ticks \(ticks)").task {
        while !Task.isCancelled {
          do { try await clock.sleep(for: .seconds(1)) } catch { return }
          ticks += 1
        }
      }
    }
  }

  @Test("an advance over several deadlines wakes at each of them")
  func ticks() async throws {
    let host = TestHost { Ticker() }
    try await host.settle()
    #expect(host.findAll(.text).map(\.label) == ["ticks 0"])
    host.advance(by: .milliseconds(999))
    try await host.settle()
    #expect(host.findAll(.text).map(\.label) == ["ticks 0"])
    host.advance(by: .milliseconds(1))
    try await host.settle()
    #expect(host.findAll(.text).map(\.label) == ["ticks 1"])
    host.advance(by: .seconds(5))
    try await host.settle()
    #expect(host.findAll(.text).map(\.label) == ["ticks 6"])
    host.unmount()
    try await host.settle()
  }

  private struct Debounced: View {
    @Environment(\.clock) private var clock
    @State private var text = ""
    @State private var searched = "-"
    var body: some View {
      VStack {
        Entry(label: "Query", text: $text)
        Text(searched)
      }
      .task(id: text) {
        do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
        searched = "searched \(text)"
      }
    }
  }

  @Test("a debounce: what is typed in between cancels, only the last is searched")
  func debounce() async throws {
    let host = TestHost { Debounced() }
    try await host.settle()
    try host.find(.textField).type("ab")
    host.advance(by: .milliseconds(200))
    try await host.settle()
    host.type("c")
    host.advance(by: .milliseconds(200))
    try await host.settle()
    #expect(try host.find(.text).label == "-")
    host.advance(by: .milliseconds(100))
    try await host.settle()
    #expect(try host.find(.text).label == "searched abc")
  }

  @Test("settle waits for work of tasks off the main actor, however it hops")
  func offMain() async throws {
    struct Loader: View {
      @State private var result = "loading"
      var body: some View {
        Text(result).task { result = await Self.load() }
      }
      nonisolated static func load() async -> String {
        var sum = 0
        for round in 0..<50 {
          await Task.yield()
          for value in 0..<2_000 { sum &+= value &* round }
        }
        return await MainActor.run { "done \(sum != 0)" }
      }
    }
    let host = TestHost { Loader() }
    try await host.settle()
    #expect(try host.find(.text).label == "done true")
  }

  @Test("settle follows a chain of tasks that actions start")
  func chain() async throws {
    struct Chain: View {
      @State private var level = 0
      var body: some View {
        VStack {
          Push("Go") { next(20) }
          Text("level \(level)")
        }
      }
      func next(_ left: Int) {
        guard left > 0 else { return }
        Task {
          level += 1
          next(left - 1)
        }
      }
    }
    let host = TestHost { Chain() }
    try host.find(.button).tap()
    try await host.settle()
    #expect(try host.find(.text).label == "level 20")
  }

  @Test("a task that never rests does not settle")
  func restless() async throws {
    struct Restless: View {
      var body: some View {
        Text("x").task { while !Task.isCancelled { await Task.yield() } }
      }
    }
    let host = TestHost { Restless() }
    await #expect(throws: TestHostError.self) { try await host.settle(timeout: .milliseconds(200)) }
    host.unmount()
    try await host.settle()
  }
}
