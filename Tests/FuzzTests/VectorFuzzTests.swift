import FuzzApps
import Testing

@MainActor @Suite("Random apps on the host with proportional text")
struct VectorFuzzTests {
  @Test(
    "text stays in its element, stands on no other, and is drawn as a fresh host would",
    arguments: 1...12 as ClosedRange<UInt64>)
  func apps(_ seed: UInt64) throws {
    let script = Script(seed: seed, size: 12, steps: 8)
    do { try VectorRun.run(script) } catch {
      Issue.record("seed \(seed), \(script.spec): \(error)")
    }
  }
}
