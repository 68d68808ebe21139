import Testing
import TheseusTesting

@MainActor @Suite("Every decision has a cause in words and in data")
struct CauseTests {
  let bench = Bench()

  private struct Deep: View {
    let bench: Bench
    var body: some View { VStack { VStack { Tally("deep", bench) } } }
  }

  private struct Arms: View {
    let flag: Bool
    let bench: Bench
    static let line = #line + 2
    var body: some View {
      if flag { Deep(bench: bench) } else { Deep(bench: bench) }
    }
  }

  @Test("a descendant three levels inside a flipped arm carries the kind and position of the flip")
  func descendants() throws {
    let host = TestHost { Arms(flag: true, bench: bench) }
    #expect(host.trace.created(Tally.self).map(\.cause.kind) == [.firstAppearance])
    host.trace.reset()
    host.update { Arms(flag: false, bench: bench) }
    for event in host.trace.created(Tally.self) + host.trace.ended(Tally.self)
      + host.trace.created(Deep.self)
    {
      #expect(event.cause.kind == .branchFlipped)
      #expect(event.cause.rule == "R2")
      #expect(event.cause.location?.line == Arms.line)
      #expect(event.cause.location?.fileID.hasSuffix("CauseTests.swift") == true)
      #expect(
        event.cause.description.contains(
          "branch flipped true→false at CauseTests.swift:\(Arms.line)"))
    }
    #expect(host.trace.created(Tally.self).first?.identity.contains("if:false") == true)
    #expect(host.trace.ended(Tally.self).first?.identity.contains("if:true") == true)
  }

  private struct Seams: View {
    let flag: Bool
    let value: Int?
    let ids: [Int]
    let id: String
    let bench: Bench
    var body: some View {
      VStack {
        if flag { Tally("arm", bench) } else { Label("none") }
        if value != nil { Tally("optional", bench) }
        ForEach(ids, id: \.self) { Tally("row \($0)", bench) }
        Tally("id", bench).id(id)
        AnyView(Tally("erased", bench))
      }
    }
  }

  @Test(
    "identities kept by a conditional or list that was decided again survive, once for each update")
  func survivals() {
    let host = TestHost { Seams(flag: true, value: 1, ids: [1], id: "a", bench: bench) }
    #expect(host.trace.survived(Tally.self).isEmpty)
    host.trace.reset()
    host.update { Seams(flag: true, value: 2, ids: [1], id: "a", bench: bench) }
    let survived = host.trace.survived(Tally.self)
    #expect(survived.count == 5)
    #expect(survived.allSatisfy { $0.cause.kind == .kept })
    #expect(Set(survived.map(\.cause.rule)) == ["R2", "R4", "R6", "R9", "R10"])
    #expect(host.trace.created(Tally.self).isEmpty && host.trace.ended(Tally.self).isEmpty)
  }

  @Test("each kind of decision names its kind, rule and change")
  func kinds() {
    let host = TestHost { Seams(flag: true, value: 1, ids: [1], id: "Buy bread", bench: bench) }
    host.trace.reset()
    host.update { Seams(flag: false, value: nil, ids: [2], id: "Buy sourdough", bench: bench) }
    let ended = Dictionary(
      uniqueKeysWithValues: host.trace.ended(Tally.self).map { ($0.cause.kind, $0.cause) })
    #expect(ended[.branchFlipped]?.rule == "R2")
    #expect(ended[.optionalChanged]?.rule == "R4")
    #expect(ended[.elementRemoved]?.rule == "R6")
    #expect(
      ended[.explicitIDChanged]?.description.contains("id changed \"Buy bread\"→\"Buy sourdough\"")
        == true)
    #expect(host.trace.created(Tally.self).map(\.cause.kind).contains(.elementInserted))
    #expect(host.trace.survived(Tally.self).count == 1, "the erased one stays")
  }

  @Test(
    "a body run has its cause: own state with both values, a parent's new value, first appearance")
  func bodyRuns() {
    struct Child: View {
      let title: String
      var body: some View { Label(title) }
    }
    struct Parent: View {
      let bench: Bench
      @State private var count = 3
      var body: some View {
        bench.offer("add") { count += 1 }
        return Child(title: "\(count)")
      }
    }
    let host = TestHost { Parent(bench: bench) }
    #expect(host.trace.bodyCauses(Parent.self).map(\.kind) == [.firstAppearance])
    bench.run("add", host)
    let causes = host.trace.bodyCauses(Parent.self)
    #expect(causes.map(\.kind) == [.firstAppearance, .stateChanged])
    #expect(causes.last?.description.contains("body ran: @State count 3→4") == true)
    #expect(causes.last?.location?.fileID.hasSuffix("CauseTests.swift") == true)
    #expect(
      host.trace.bodyCauses(Child.self).map(\.kind) == [.firstAppearance, .parentPassedNewValue])
    #expect(host.trace.bodyRuns(of: Parent.self) == 2)
    host.trace.reset()
    host.update { Parent(bench: bench) }
    #expect(host.trace.bodyRuns(of: Parent.self) == 0, "an equal value runs nothing")
  }

  @Test("a body that runs for its parent does not name a state that changed earlier")
  func staleCause() {
    struct Child: View {
      let title: String
      let bench: Bench
      @State private var own = 0
      var body: some View {
        bench.offer("own") { own += 1 }
        return Label("\(title) \(own)")
      }
    }
    let host = TestHost { Child(title: "a", bench: bench) }
    bench.run("own", host)
    host.update { Child(title: "b", bench: bench) }
    #expect(
      host.trace.bodyCauses(Child.self).map(\.kind) == [
        .firstAppearance, .stateChanged, .parentPassedNewValue,
      ])
  }

  @Test("the explanation names paths, causes, writes and issues")
  func explanation() {
    let host = TestHost { Arms(flag: true, bench: bench) }
    bench.run("bump deep", host)
    host.update { Arms(flag: false, bench: bench) }
    let text = host.trace.explain()
    #expect(text.contains("created Root/Arms/if:true/Deep"))
    #expect(text.contains("branch flipped true→false at CauseTests.swift:\(Arms.line)"))
    #expect(text.contains("Tally.count 0→1"))
    #expect(text.contains("1 transaction"))
    host.trace.reset()
    #expect(host.trace.explain() == "0 transactions")
  }

  @Test("recording keeps no view, object or state value alive")
  func keepsNothing() {
    struct Holder: View {
      let witness: Witness
      @State private var own: Witness?
      var body: some View { Label(witness.name).onAppear { own = witness } }
    }
    struct Erased: View {
      let view: AnyView
      var body: some View { view }
    }
    let host = TestHost { Erased(view: AnyView(Holder(witness: Witness("w", bench)))) }
    host.update { Erased(view: AnyView(Label("gone"))) }
    #expect(bench.take() == ["w gone"])
  }
}
