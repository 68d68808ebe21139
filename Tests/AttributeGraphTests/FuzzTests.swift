import AttributeGraph
import TestSupport
import Testing

@Suite("Against a naive model: same values, at most one run per change, no run without a changed input")
struct FuzzTests {
  /// 1,000,000 operations altogether.
  @Test("Random graphs", arguments: [(8, 3), (24, 4), (60, 40)])
  func random(maximumNodes: Int, maximumInputs: Int) {
    let rounds = maximumNodes > 50 ? 20 : 240
    let steps = maximumNodes > 50 ? 2_000 : 2_000
    for round in 0..<rounds {
      let seed = UInt64(maximumNodes * 1_000_000 + round)
      let world = FuzzWorld(seed: seed, maximumNodes: maximumNodes, maximumInputs: maximumInputs)
      for step in 0..<steps {
        world.step()
        if step % 16 == 0 {
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
