@testable import AttributeGraph
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

  /// Dates and run numbers have 32 bits. What is out of date when the dates start over runs, changed or not.
  @Test("Values stay right when the counters start over")
  func countersStartOver() {
    var startedOver = (dates: 0, runs: 0)
    for round in 0..<40 {
      let seed = UInt64(9_000_000 + round)
      let world = FuzzWorld(seed: seed, maximumNodes: 24, maximumInputs: 20)
      world.toleratesNeedlessRuns = true
      world.graph.core.state.pointee.revision = .max - UInt32(round * 5)
      world.graph.core.state.pointee.runs = UInt64(UInt32.max) - UInt64(round * 20)
      for step in 0..<1_000 {
        world.step()
        if step % 16 == 0 { world.problems += world.graph.checkInvariants() }
        if !world.problems.isEmpty {
          Issue.record("seed \(seed), step \(step): \(world.problems)")
          return
        }
      }
      if world.graph.core.state.pointee.revision < .max / 2 { startedOver.dates += 1 }
      if world.graph.core.state.pointee.runs > UInt64(UInt32.max) { startedOver.runs += 1 }
    }
    #expect(startedOver.dates > 20 && startedOver.runs > 20)
  }
}
