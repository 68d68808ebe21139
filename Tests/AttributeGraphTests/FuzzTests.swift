import FuzzGraphs
import Testing

@testable import AttributeGraph

@Suite(
  "Against a naive model: same values, at most one run per change, no run without a changed input")
struct FuzzTests {
  /// A part of `make test-fuzz`, which runs 1,000,000 operations in release.
  @Test("random graphs, checked entirely after every operation", arguments: 0..<6)
  func random(_ part: Int) {
    let problem = FuzzWorld.run(operations: 10_000, firstSeed: UInt64(1_000_000 * part + part))
    if let problem { Issue.record("\(problem)") }
  }

  /// Dates and run numbers have 32 bits. What is out of date when the dates start over runs,
  /// changed or not.
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
        world.problems += world.graph.checkInvariants()
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
