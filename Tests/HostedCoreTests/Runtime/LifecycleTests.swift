import Testing
import TheseusTesting

@MainActor @Suite("Views appear, change and disappear in order")
struct LifecycleTests {
  let bench = Bench()

  private struct Named<Content: View>: View {
    let name: String
    let bench: Bench
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }
        .onAppear { bench.note("+\(name)") }
        .onDisappear { bench.note("-\(name)") }
        .task { bench.note("task \(name)") }
    }
  }

  @Test(
    "R60 children appear before parents, siblings as written; all tasks start after, children first"
  )
  func order() async throws {
    let host = TestHost {
      Named(name: "root", bench: bench) {
        Named(name: "a", bench: bench) { Named(name: "a1", bench: bench) { Label("x") } }
        Named(name: "b", bench: bench) { Label("y") }
      }
    }
    #expect(bench.take() == ["+a1", "+a", "+b", "+root"])
    try await host.settle()
    #expect(bench.take() == ["task a1", "task a", "task b", "task root"])
  }

  @Test("R60 within one view onAppear and onChange(initial:) run in written order, inner first")
  func withinOneView() {
    let host = TestHost {
      Label("x")
        .onAppear { bench.note("1") }
        .onChange(of: 1, initial: true) { bench.note("2") }
        .onAppear { bench.note("3") }
    }
    #expect(bench.take() == ["1", "2", "3"])
    host.unmount()
  }

  @Test("R60 a state written in onAppear is shown in the first frame")
  func writeInOnAppear() {
    struct Loader: View {
      @State private var text = "loading"
      var body: some View { Label(text).onAppear { text = "ready" } }
    }
    var frames = 0
    let host = TestHost { Loader() }
    frames += 1
    #expect(host.texts == ["ready"])
    #expect(host.trace.bodyRuns(of: Loader.self) == 2)
  }

  private struct Flipped: View {
    let id: Int
    let bench: Bench
    var body: some View {
      Label("x")
        .onAppear { bench.note("+\(id)") }
        .onDisappear { bench.note("-\(id)") }
        .task {
          do { try await Task.sleep(for: .seconds(3_600)) } catch { bench.note("canceled \(id)") }
        }
        .id(id)
    }
  }

  @Test("R61 an id flip: the new appears, then the old disappears and its task is canceled")
  func flip() async throws {
    let host = TestHost { Flipped(id: 1, bench: bench) }
    try await host.settle()
    _ = bench.take()
    host.update { Flipped(id: 2, bench: bench) }
    #expect(bench.take() == ["+2", "-1"])
    try await host.settle()
    #expect(bench.take() == ["canceled 1"])
    host.unmount()
    #expect(bench.take() == ["-2"])
    try await host.settle()
    #expect(bench.take() == ["canceled 2"])
  }

  @Test("R62 task(id:) cancels and restarts on a new id, never on an equal one")
  func taskID() async throws {
    struct Worker: View {
      let id: Int
      let other: Int
      let bench: Bench
      var body: some View {
        Label("\(other)").task(id: id) {
          bench.note("start \(id)")
          do { try await Task.sleep(for: .seconds(3_600)) } catch { bench.note("cancel \(id)") }
        }
      }
    }
    let host = TestHost { Worker(id: 1, other: 1, bench: bench) }
    try await host.settle()
    host.update { Worker(id: 1, other: 2, bench: bench) }
    try await host.settle()
    #expect(bench.take() == ["start 1"])
    host.update { Worker(id: 2, other: 2, bench: bench) }
    try await host.settle()
    #expect(bench.take().sorted() == ["cancel 1", "start 2"])
    host.unmount()
    try await host.settle()
    #expect(bench.take() == ["cancel 2"])
  }

  private struct Watcher: View {
    let bench: Bench
    @State private var value = 0
    @State private var extra = 0
    var body: some View {
      bench.offer("add") { value += 1 }
      bench.offer("there and back") {
        value += 1
        value -= 1
      }
      bench.offer("extra") { extra += 1 }
      return Label("\(value) \(extra)")
        .onChange(of: value) { old, new in bench.note("two \(old)→\(new)") }
        .onChange(of: value) { bench.note("zero \(value) \(extra)") }
        .onChange(of: value, perform: { bench.note("one \($0), captured \(value)") })
    }
  }

  @Test("R63 silent at first and for A→B→A in one event; the forms see what they should")
  func onChange() {
    let host = TestHost { Watcher(bench: bench) }
    #expect(bench.take() == [])
    bench.run("there and back", host)
    bench.run("extra", host)
    #expect(bench.take() == [])
    bench.run("add", host)
    #expect(bench.take() == ["two 0→1", "zero 1 1", "one 1, captured 1"])
  }

  @Test(
    "R63 the one-parameter form runs the previous body's closure: what it captured by value is old")
  func previousClosure() {
    struct Captured: View {
      let value: Int
      let bench: Bench
      var body: some View {
        Label("\(value)").onChange(
          of: value, perform: { bench.note("new \($0) captured \(value)") })
      }
    }
    let host = TestHost { Captured(value: 1, bench: bench) }
    host.update { Captured(value: 2, bench: bench) }
    host.update { Captured(value: 3, bench: bench) }
    #expect(bench.take() == ["new 2 captured 1", "new 3 captured 2"])
  }

  private struct Chained: View {
    let bench: Bench
    let limit: Int
    @State private var value = 0
    var body: some View {
      bench.offer("start") { value = 1 }
      return Label("\(value)").onChange(of: value) {
        bench.note("round \(value)")
        if value < limit { value += 1 }
      }
    }
  }

  @Test("R63 two chained rounds are fine; a third stops before its closure and reports an issue")
  func rounds() {
    let clean = TestHost { Chained(bench: bench, limit: 2) }
    bench.run("start", clean)
    #expect(bench.take() == ["round 1", "round 2"])
    #expect(clean.trace.issues.isEmpty)
    let looping = TestHost { Chained(bench: bench, limit: 100) }
    bench.run("start", looping)
    #expect(bench.take() == ["round 1", "round 2"])
    #expect(looping.issueKinds == [.onChangeCycle])
    #expect(looping.texts == ["3"])
    bench.run("start", looping)
    #expect(looping.texts == ["3"] || looping.texts == ["2"], "the next event starts to count anew")
  }

  @Test("R64 opacity 0 is not a disappearance")
  func opacity() {
    struct Faded: View {
      let opacity: Double
      let bench: Bench
      var body: some View {
        Label("x").onAppear { bench.note("+") }.onDisappear { bench.note("-") }.opacity(opacity)
      }
    }
    let host = TestHost { Faded(opacity: 1, bench: bench) }
    host.update { Faded(opacity: 0, bench: bench) }
    host.update { Faded(opacity: 1, bench: bench) }
    #expect(bench.take() == ["+"])
  }

  private struct Members: View {
    let flag: Bool
    let bench: Bench
    var body: some View {
      VStack {
        Group {
          Label("a")
          if flag { Label("b") } else { Label("c") }
        }
        .onAppear { bench.note("+") }
        .onDisappear { bench.note("-") }
      }
    }
  }

  @Test("R64 on a Group, once for each member, and again for a conditional member that changes arm")
  func group() {
    let host = TestHost { Members(flag: true, bench: bench) }
    #expect(bench.take() == ["+", "+"])
    host.update { Members(flag: false, bench: bench) }
    #expect(bench.take() == ["+", "-"])
    host.update { Members(flag: false, bench: bench) }
    #expect(bench.take() == [])
    host.unmount()
    #expect(bench.take() == ["-", "-"])
  }

  @Test(
    "R60 R61 the trace has creation, appearance, disappearance and end of every identity in order")
  func lifecycle() {
    struct Flip: View {
      let id: Int
      let bench: Bench
      var body: some View {
        VStack { Tally("a", bench) }.id(id)
      }
    }
    func steps(_ host: TestHost) -> [String] {
      host.trace.lifecycle.map { "\($0.event) \($0.identity.split(separator: "/").last ?? "")" }
    }
    let host = TestHost { Flip(id: 1, bench: bench) }
    #expect(steps(host) == ["created Flip", "created Tally", "appeared Tally", "appeared Flip"])
    host.trace.reset()
    host.update { Flip(id: 2, bench: bench) }
    #expect(steps(host) == ["created Tally", "appeared Tally", "disappeared Tally", "ended Tally"])
    #expect(host.trace.lifecycle.map(\.identity).first?.contains("#2") == true)
    #expect(host.trace.lifecycle.map(\.identity).last?.contains("#1") == true)
    host.trace.reset()
    host.unmount()
    #expect(
      steps(host) == ["disappeared Tally", "disappeared Flip", "ended Tally", "ended Flip"])
  }
}
