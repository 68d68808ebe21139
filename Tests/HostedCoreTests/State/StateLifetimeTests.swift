import Testing
import TheseusTesting

@MainActor @Suite("State lives as long as its identity")
struct StateLifetimeTests {
  let bench = Bench()

  private struct Seeded: View {
    let seed: Int
    let bench: Bench
    @State private var value: Int

    init(seed: Int, bench: Bench) {
      self.seed = seed
      self.bench = bench
      _value = State(initialValue: seed)
    }

    var body: some View {
      bench.offer("add") { value += 1 }
      return Label("\(value)")
    }
  }

  @Test(
    "R20 R21 storage is created once, from the initial value at that time; later ones are ignored")
  func firstInitialValue() {
    let host = TestHost { Seeded(seed: 5, bench: bench) }
    #expect(host.texts == ["5"])
    host.update { Seeded(seed: 9, bench: bench) }
    #expect(host.texts == ["5"])
    bench.run("add", host)
    host.update { Seeded(seed: 1, bench: bench) }
    #expect(host.texts == ["6"])
  }

  private struct Replaced: View {
    let bench: Bench
    @State private var inline = 1
    @State private var written = 2
    @State private var bare: Int

    init(bench: Bench) {
      self.bench = bench
      _inline = State(wrappedValue: 10)
      bare = 30
      written = 20
    }

    var body: some View { Label("\(inline) \(written) \(bare)") }
  }

  @Test(
    "R21 _x = State(…) replaces the inline default; x = v does so only without one, else one issue")
  func initializers() {
    let host = TestHost { Replaced(bench: bench) }
    #expect(host.texts == ["10 2 30"])
    #expect(host.issueKinds == [.notInstalled])
    host.update { Replaced(bench: bench) }
    #expect(host.issueKinds == [.notInstalled], "once for each property")
    let other = TestHost { Replaced(bench: bench) }
    #expect(other.issueKinds == [.notInstalled], "each host has its own trace")
  }

  @Test("R22 the struct is thrown away, its closures reach the same cell")
  func reconnects() {
    struct Holder: View {
      let bench: Bench
      let pass: Int
      @State private var value = 0
      var body: some View {
        bench.offer("add \(pass)") { value += 1 }
        return Label("\(value)")
      }
    }
    let host = TestHost { Holder(bench: bench, pass: 1) }
    host.update { Holder(bench: bench, pass: 2) }
    bench.run("add 1", host)
    bench.run("add 2", host)
    #expect(host.texts == ["2"])
  }

  private struct Keeper: View {
    let bench: Bench
    @State private var witness: Witness
    init(_ bench: Bench) {
      self.bench = bench
      _witness = State(initialValue: Witness("made", bench))
    }
    var body: some View {
      bench.offer("rename") { witness = Witness("second", bench) }
      return Label(witness.name).onDisappear { bench.note("disappeared") }
    }
  }

  private struct Toggled: View {
    let isOn: Bool
    let bench: Bench
    var body: some View { if isOn { Keeper(bench) } }
  }

  @Test("R23 an ended identity releases its object after onDisappear; its return has a fresh value")
  func cellsEnd() {
    let host = TestHost { Toggled(isOn: true, bench: bench) }
    bench.run("rename", host)
    host.update { Toggled(isOn: true, bench: bench) }
    bench.forgetActions()
    _ = bench.take()
    host.update { Toggled(isOn: false, bench: bench) }
    let ends = bench.take()
    #expect(ends.first == "disappeared" && ends.contains("second gone"))
    host.update { Toggled(isOn: true, bench: bench) }
    #expect(host.texts == ["made"])
  }

  @Test("R23 unmounting ends every cell")
  func unmount() {
    let host = TestHost { Toggled(isOn: true, bench: bench) }
    bench.run("rename", host)
    bench.forgetActions()
    _ = bench.take()
    host.unmount()
    let ends = bench.take()
    #expect(ends.first == "disappeared" && ends.contains("second gone"))
    #expect(host.trace.ended(Keeper.self).map(\.cause.kind) == [.hostUnmounted])
    host.flush()
  }

  @Test("R23 a write to a cell whose identity has ended is dropped")
  func writeAfterEnd() {
    struct Switch: View {
      let isOn: Bool
      let bench: Bench
      var body: some View { if isOn { Tally("a", bench) } else { Label("off") } }
    }
    let host = TestHost { Switch(isOn: true, bench: bench) }
    host.update { Switch(isOn: false, bench: bench) }
    host.trace.reset()
    bench.run("bump a", host)
    #expect(host.texts == ["off"])
    #expect(host.trace.bodyRuns(of: Tally.self) == 0)
  }

  @Test(
    "R29 state of a view that is not installed: the initial value, writes dropped with one issue")
  func notInstalled() {
    struct Loose: View {
      @State var value = 3
      var body: some View { Label("\(value)") }
    }
    let before = TestHost.strayIssues.filter { $0.kind == .notInstalled }.count
    let view = Loose()
    view.value = 4
    view.$value.wrappedValue = 5
    view.value = 6
    #expect(view.value == 3)
    #expect(view.$value.wrappedValue == 3)
    #expect(TestHost.strayIssues.filter { $0.kind == .notInstalled }.count == before + 1)
  }

  @Test("R30 two states that copy each other drift")
  func drift() {
    struct Child: View {
      @State var name: String
      var body: some View { Label(name) }
    }
    struct Parent: View {
      let bench: Bench
      @State private var count = 0
      var body: some View {
        bench.offer("add") { count += 1 }
        return VStack {
          Label("parent \(count)")
          Child(name: "child \(count)")
        }
      }
    }
    let host = TestHost { Parent(bench: bench) }
    bench.run("add", host)
    #expect(host.texts == ["parent 1", "child 0"])
  }
}
