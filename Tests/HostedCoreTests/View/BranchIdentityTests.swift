import Testing
import TheseusTesting

@MainActor @Suite("Branches of a builder are identities of their own")
struct BranchIdentityTests {
  let bench = Bench()

  @Test("R1 siblings of one type have separate state by position")
  func siblings() {
    let host = TestHost {
      VStack {
        Tally("a", bench)
        Tally("b", bench)
      }
    }
    bench.run("bump b", host)
    bench.run("bump b", host)
    #expect(host.texts == ["a 0", "b 2"])
  }

  private struct Arms: View {
    let flag: Bool
    let bench: Bench
    var body: some View {
      VStack {
        if flag { Tally("x", bench) } else { Tally("x", bench) }
        Tally("beside", bench)
      }
    }
  }

  @Test("R2 arms of one type are distinct: returning starts fresh, the sibling keeps its state")
  func distinctArms() {
    let host = TestHost { Arms(flag: true, bench: bench) }
    bench.run("bump x", host)
    bench.run("bump beside", host)
    #expect(host.texts == ["x 1", "beside 1"])
    host.update { Arms(flag: false, bench: bench) }
    #expect(host.texts == ["x 0", "beside 1"])
    bench.run("bump x", host)
    bench.run("bump x", host)
    host.update { Arms(flag: true, bench: bench) }
    #expect(host.texts == ["x 0", "beside 1"])
    #expect(host.trace.created(Tally.self).count == 4)
    #expect(host.trace.ended(Tally.self).count == 2)
  }

  @Test("R2 under shared arms equal types keep identity")
  func sharedArms() {
    var profile = IdentityProfile.default
    profile.matchingArms = .shared
    let host = TestHost(profile: profile) { Arms(flag: true, bench: bench) }
    bench.run("bump x", host)
    host.update { Arms(flag: false, bench: bench) }
    #expect(host.texts == ["x 1", "beside 0"])
    bench.run("bump x", host)
    host.update { Arms(flag: true, bench: bench) }
    #expect(host.texts == ["x 2", "beside 0"])
    #expect(host.trace.ended(Tally.self).isEmpty)
  }

  @Test("R2 a trace has a kept entry for the view of shared arms when the condition flips")
  func sharedArmsInTrace() {
    var profile = IdentityProfile.default
    profile.matchingArms = .shared
    let host = TestHost(profile: profile) { Arms(flag: true, bench: bench) }
    host.trace.reset()
    host.update { Arms(flag: false, bench: bench) }
    let survived = host.trace.survived(Tally.self)
    #expect(!survived.isEmpty)
    #expect(survived.allSatisfy { $0.cause.kind == .kept && $0.cause.rule == "R2" })
  }

  private struct UnequalArms: View {
    let flag: Bool
    let bench: Bench
    var body: some View {
      if flag { Tally("x", bench) } else { Tally("x", bench).padding() }
    }
  }

  @Test("R2 under shared arms unequal types are distinct still")
  func sharedArmsOfUnequalTypes() {
    var profile = IdentityProfile.default
    profile.matchingArms = .shared
    let host = TestHost(profile: profile) { UnequalArms(flag: true, bench: bench) }
    bench.run("bump x", host)
    host.update { UnequalArms(flag: false, bench: bench) }
    #expect(host.texts == ["x 0"])
  }

  private struct Cases: View {
    let which: Int
    let bench: Bench
    var body: some View {
      switch which {
      case 0: Tally("s", bench)
      case 1: Tally("s", bench)
      case 2: Tally("s", bench)
      case 3: Tally("s", bench)
      default: Tally("s", bench)
      }
    }
  }

  @Test(
    "R3 every case of a switch is an identity of its own",
    arguments: [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 3), (2, 0)])
  func switchCases(from: Int, to: Int) {
    let host = TestHost { Cases(which: from, bench: bench) }
    bench.run("bump s", host)
    host.update { Cases(which: from, bench: bench) }
    #expect(host.texts == ["s 1"])
    host.update { Cases(which: to, bench: bench) }
    #expect(host.texts == ["s 0"])
    #expect(host.trace.ended(Tally.self).count == 1)
  }

  private struct Chain: View {
    let level: Int
    let bench: Bench
    var body: some View {
      if level == 0 {
        Tally("c", bench)
      } else if level == 1 {
        Tally("c", bench)
      } else if level == 2 {
        Tally("c", bench)
      } else {
        Tally("c", bench)
      }
    }
  }

  @Test(
    "R3 an else-if chain is nested conditionals: every leaf its own identity",
    arguments: [(0, 1), (1, 2), (2, 3), (3, 0), (1, 3)])
  func elseIf(from: Int, to: Int) {
    let host = TestHost { Chain(level: from, bench: bench) }
    bench.run("bump c", host)
    host.update { Chain(level: to, bench: bench) }
    #expect(host.texts == ["c 0"])
    host.update { Chain(level: from, bench: bench) }
    #expect(host.texts == ["c 0"])
  }

  private struct Maybe: View {
    let value: Int?
    let bench: Bench
    var body: some View {
      VStack {
        if let value {
          Label("value \(value)")
          Tally("o", bench)
        }
        Tally("after", bench)
      }
    }
  }

  @Test("R4 nil and some destroy and create, some to some keeps")
  func optional() {
    let host = TestHost { Maybe(value: 1, bench: bench) }
    bench.run("bump o", host)
    bench.run("bump after", host)
    host.update { Maybe(value: 2, bench: bench) }
    #expect(host.texts == ["value 2", "o 1", "after 1"])
    host.update { Maybe(value: nil, bench: bench) }
    #expect(host.texts == ["after 1"])
    host.update { Maybe(value: 3, bench: bench) }
    #expect(host.texts == ["value 3", "o 0", "after 1"])
  }

  private struct Reader: View {
    @Binding var value: Int?
    let bench: Bench
    let bindsFirst: Bool
    var body: some View {
      bench.note("\(value == nil) \(value == nil)")
      return Group {
        if bindsFirst {
          if let value { Row(value: value, bench: bench) } else { Label("none") }
        } else {
          if value != nil { Row(value: value ?? -1, bench: bench) } else { Label("none") }
        }
      }
    }
  }

  private struct Row: View {
    let value: Int
    let bench: Bench
    @State private var count = 0
    var body: some View {
      bench.offer("bump row") { count += 1 }
      return Label("\(value): \(count)")
    }
  }

  private struct Owner: View {
    @State private var value: Int? = 1
    let bench: Bench
    let bindsFirst: Bool
    var body: some View {
      bench.offer("blink") {
        value = nil
        value = 2
      }
      return Reader(value: $value, bench: bench, bindsFirst: bindsFirst)
    }
  }

  @Test(
    "R5 a nil between two writes of one event is never seen: both forms keep state",
    arguments: [true, false])
  func snapshotOfSources(bindsFirst: Bool) {
    let host = TestHost { Owner(bench: bench, bindsFirst: bindsFirst) }
    bench.run("bump row", host)
    bench.run("blink", host)
    #expect(host.texts == ["2: 1"])
    #expect(bench.take().allSatisfy { $0 == "false false" })
  }
}
