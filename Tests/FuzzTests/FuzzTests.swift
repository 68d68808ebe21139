import FuzzApps
import Testing

@MainActor @Suite("Random apps: what is updated shows what a fresh one would")
struct FuzzTests {
  /// The first of the seeds that `make fuzz` runs many more of.
  @Test("random trees under random events, checked after every step", arguments: 1...8 as ClosedRange<UInt64>)
  func apps(_ seed: UInt64) throws {
    let script = Script(seed: seed, size: 10, steps: 10)
    do { try FuzzRun.run(script) } catch { Issue.record("seed \(seed), \(script.spec): \(error)") }
  }

  @Test("the shrinker keeps what fails and drops the rest")
  func shrinking() {
    let script = Script(seed: 5, size: 30, steps: 60)
    func lists(_ spec: Spec) -> Bool { if case .counter = spec { true } else { spec.children.contains { lists($0) } } }
    let taps = script.steps.count { $0.action == .tap }
    #expect(lists(script.spec) && taps > 1)
    let small = Shrinker.shrink(script, attempts: 2_000) { candidate in
      guard lists(candidate.spec) else { return nil }
      return candidate.steps.firstIndex { $0.action == .tap }
    }
    #expect(small.steps.map(\.action) == [.tap])
    if case .counter = small.spec {} else { Issue.record("\(small.spec) is not the smallest") }
  }
}
