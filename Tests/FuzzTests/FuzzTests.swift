import FuzzApps
import Testing

@MainActor @Suite("random apps: an updated app shows the same as a fresh one")
struct FuzzTests {
  /// The first of the seeds that `make fuzz` runs many more of.
  @Test(
    "random trees under random events, checked after every step",
    arguments: 1...8 as ClosedRange<UInt64>)
  func apps(_ seed: UInt64) throws {
    let script = Script(seed: seed, size: 10, steps: 6)
    do { try FuzzRun.run(script) } catch { Issue.record("seed \(seed), \(script.spec): \(error)") }
  }

  @Test(
    "random trees in a browser: the tree that a client patches equals a fresh one",
    arguments: 1...8 as ClosedRange<UInt64>)
  func pages(_ seed: UInt64) throws {
    let script = Script(seed: seed, size: 10, steps: 20)
    do { try PageRun.run(script) } catch { Issue.record("seed \(seed), \(script.spec): \(error)") }
  }

  @Test("a planted fault is found, and shrunk to a minimum")
  func planted() throws {
    PlantedFault.isOn = true
    defer { PlantedFault.isOn = false }
    func failure(of script: Script) -> Int? {
      do { try FuzzRun.run(script) } catch {
        return (error as? FuzzRun.Failure)?.step ?? script.steps.count - 1
      }
      return nil
    }
    let scripts = (1...30 as ClosedRange<UInt64>).lazy.map { seed in
      var script = Script(seed: seed, size: 1, steps: 12)
      script.spec = .group([.text("a"), .equatable(0), .stack(0, [.counter("c"), .equatable(1)])])
      return script
    }
    let found = try #require(scripts.first { failure(of: $0) != nil })
    let small = Shrinker.shrink(found, fails: failure)
    #expect(small.steps.count <= 2 && small.spec.size <= 3, "\(small.spec), \(small.steps)")
  }

  @Test("the shrinker keeps what fails and drops the rest")
  func shrinking() {
    func lists(_ spec: Spec) -> Bool {
      if case .counter = spec { true } else { spec.children.contains { lists($0) } }
    }
    let scripts = (1...50 as ClosedRange<UInt64>).map { Script(seed: $0, size: 30, steps: 60) }
    guard let script = scripts.first(where: { lists($0.spec) && $0.spec.size > 8 }) else {
      Issue.record("no random app has a counter")
      return
    }
    #expect(script.steps.count { $0.action == .tap } > 1)
    let small = Shrinker.shrink(script, attempts: 2_000) { candidate in
      guard lists(candidate.spec) else { return nil }
      return candidate.steps.firstIndex { $0.action == .tap }
    }
    #expect(small.steps.map(\.action) == [.tap])
    if case .counter = small.spec {} else { Issue.record("\(small.spec) is not the smallest") }
  }
}
