import Testing
import TheseusTesting

@MainActor @Suite("Explicit and erased identities")
struct ExplicitIdentityTests {
  let bench = Bench()

  private struct Identified: View {
    let id: Int
    let bench: Bench
    @State private var own = 0
    var body: some View {
      bench.offer("bump own") { own += 1 }
      return VStack {
        Label("own \(own)")
        VStack { Tally("below", bench) }.id(id)
        Tally("beside", bench).id(7)
        Tally("same id", bench).id(7)
      }
    }
  }

  @Test("R9 a changed id resets its content only, not the view that applies it")
  func explicitID() {
    let host = TestHost { Identified(id: 1, bench: bench) }
    for name in ["own", "below", "beside"] { bench.run("bump \(name)", host) }
    host.update { Identified(id: 1, bench: bench) }
    #expect(host.texts == ["own 1", "below 1", "beside 1", "same id 0"])
    host.update { Identified(id: 2, bench: bench) }
    #expect(host.texts == ["own 1", "below 0", "beside 1", "same id 0"])
    #expect(host.trace.ended(Tally.self).map(\.cause.description).first?.contains("1→2") == true)
  }

  @Test("R9 the id of a view inside an outer id: each resets alone")
  func nestedIDs() {
    struct Nested: View {
      let outer: Int
      let inner: Int
      let bench: Bench
      var body: some View {
        VStack {
          Tally("o", bench)
          Tally("i", bench).id(inner)
        }.id(outer)
      }
    }
    let host = TestHost { Nested(outer: 1, inner: 1, bench: bench) }
    bench.run("bump o", host)
    bench.run("bump i", host)
    host.update { Nested(outer: 1, inner: 2, bench: bench) }
    #expect(host.texts == ["o 1", "i 0"])
    bench.run("bump i", host)
    host.update { Nested(outer: 2, inner: 2, bench: bench) }
    #expect(host.texts == ["o 0", "i 0"])
  }

  private struct Erased: View {
    let view: AnyView
    var body: some View { view }
  }

  @Test("R10 the same wrapped type keeps state, also erased twice; another type starts fresh")
  func erased() {
    let host = TestHost { Erased(view: AnyView(Tally("a", bench))) }
    bench.run("bump a", host)
    host.update { Erased(view: AnyView(Tally("a", bench))) }
    #expect(host.texts == ["a 1"])
    host.update { Erased(view: AnyView(AnyView(Tally("a", bench)))) }
    #expect(host.texts == ["a 1"])
    host.update { Erased(view: AnyView(Tally("a", bench).padding())) }
    #expect(host.texts == ["a 0"])
    bench.run("bump a", host)
    host.update { Erased(view: AnyView(Label("other"))) }
    host.update { Erased(view: AnyView(Tally("a", bench).padding())) }
    #expect(host.texts == ["a 0"])
    #expect(
      host.trace.ended(Tally.self).allSatisfy {
        $0.cause.kind == .erasedTypeChanged && $0.cause.rule == "R10"
      })
  }

  @Test("R10 under opaque identity every new AnyView starts fresh")
  func opaque() {
    var profile = IdentityProfile.default
    profile.anyViewIdentity = .opaque
    let host = TestHost(profile: profile) { Erased(view: AnyView(Tally("a", bench))) }
    bench.run("bump a", host)
    #expect(host.texts == ["a 1"])
    host.update { Erased(view: AnyView(Tally("a", bench))) }
    #expect(host.texts == ["a 0"])
  }

  private struct Conditional: ViewModifier {
    let flag: Bool
    func body(content: Content) -> some View {
      if flag { content.padding() } else { content }
    }
  }

  private struct Profile: View {
    let flag: Bool
    let bench: Bench
    @State private var draft = 0
    var body: some View {
      bench.offer("bump draft") { draft += 1 }
      return VStack {
        Label("draft \(draft)")
        Tally("child", bench)
      }.modifier(Conditional(flag: flag))
    }
  }

  @Test("R11 an if around content resets the content; the modifier's user keeps its state")
  func conditionalModifier() {
    let host = TestHost { Profile(flag: true, bench: bench) }
    bench.run("bump draft", host)
    bench.run("bump child", host)
    host.update { Profile(flag: false, bench: bench) }
    #expect(host.texts == ["draft 1", "child 0"])
    #expect(host.trace.ended(Tally.self).map(\.cause.kind) == [.branchFlipped])
    #expect(host.trace.ended(Profile.self).isEmpty)
  }

  @Test("R12 a modifier whose argument changes keeps identity")
  func changedArgument() {
    struct Padded: View {
      let wide: Bool
      let bench: Bench
      var body: some View {
        Tally("a", bench)
          .padding(wide ? 16 : 0)
          .overlay(wide ? Tally("over", bench) : Tally("over", bench))
          .environment(\.clock, wide ? ContinuousClock() as any Clock<Duration> : SuspendingClock())
      }
    }
    let host = TestHost { Padded(wide: true, bench: bench) }
    bench.run("bump a", host)
    bench.run("bump over", host)
    host.update { Padded(wide: false, bench: bench) }
    #expect(host.texts == ["a 1", "over 1"])
  }

  @Test("R15 swapping the layout through AnyLayout keeps state")
  func anyLayout() throws {
    struct Flow: View {
      let isRow: Bool
      let bench: Bench
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Tally("a", bench)
          Tally("b", bench)
        }
      }
    }
    let host = TestHost { Flow(isRow: true, bench: bench) }
    bench.run("bump b", host)
    let beside = try host.find(.text, "b 1").frame
    host.update { Flow(isRow: false, bench: bench) }
    #expect(host.texts == ["a 0", "b 1"])
    #expect(try host.find(.text, "b 1").frame.x < beside.x)
  }

  @Test("R16 another type at the same position is a new identity")
  func typeChange() {
    struct Other: View {
      let bench: Bench
      @State private var count = 0
      var body: some View { Label("other \(count)") }
    }
    let host = TestHost { Tally("a", bench) }
    bench.run("bump a", host)
    host.update { Tally("a", bench) }
    #expect(host.texts == ["a 1"])
    host.update { Other(bench: bench) }
    #expect(host.texts == ["other 0"])
    host.update { Tally("a", bench) }
    #expect(host.texts == ["a 0"])
    #expect(host.trace.ended(Tally.self).map(\.cause.kind) == [.typeChanged])
  }
}
