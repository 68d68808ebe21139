import AttributeGraph
import TestSupport
import Testing

@Suite("Against a naive model: same values, at most one run per change, no run without a changed input")
struct FuzzTests {
  /// 1,000,000 operations altogether. One value is compared after each; all values and the invariants after every `interval`.
  @Test("Random graphs", arguments: [(8, 3, 240, 4), (24, 4, 240, 16), (60, 40, 20, 16)])
  func random(maximumNodes: Int, maximumInputs: Int, rounds: Int, interval: Int) {
    for round in 0..<rounds {
      let seed = UInt64(maximumNodes * 1_000_000 + round)
      let world = FuzzWorld(seed: seed, maximumNodes: maximumNodes, maximumInputs: maximumInputs)
      for step in 0..<2_000 {
        world.step()
        if step % interval == 0 {
          world.checkAll()
          world.problems += world.graph.checkInvariants()
        }
        if !world.problems.isEmpty {
          Issue.record("seed \(seed), step \(step): \(world.problems)")
          return
        }
      }
    }
  }
}
