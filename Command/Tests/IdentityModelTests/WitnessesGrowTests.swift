import IdentityModel
import CommandTestSupport
import Testing

@Suite("Depth changes no verdict")
struct WitnessesGrowTests {
  private static let witnesses = Finding.all.filter { $0.module == "SwiftUIIdentity" }.compactMap {
    finding -> (String, Trace)? in
    guard finding.name != "duplicates", finding.property != "ArticleTuple",
      let trace = finding.run().trace
    else { return nil }
    return (finding.name, trace)
  }

  /// Wraps every state of a trace in one inert construct.
  private static func wrap(_ trace: Trace, _ construct: Int) -> Trace {
    var grown = trace
    for index in trace.states.indices {
      let (program, tree) = (trace.states[index].program, trace.states[index].tree)
      switch construct {
      case 0:
        grown.states[index].program = .group([program])
        grown.states[index].tree = Tree(kind: .group, children: [tree])
      case 1:
        grown.states[index].program = .modified(.modifier(0), program)
        grown.states[index].tree = Tree(
          kind: .modified, modifierTag: .modifier(0), children: [tree])
      default:
        grown.states[index].program = .group([.view(.view(2)), program])
        grown.states[index].tree = Tree(
          kind: .group, children: [Tree(kind: .structural, typeTag: .view(2)), tree])
      }
    }
    return grown
  }

  @Test(
    "Each minimal witness, grown to depth 20 by inert wrappers, loses the same cell",
    arguments: [UInt64(1), 2, 3])
  func grow(seed: UInt64) throws {
    #expect(WitnessesGrowTests.witnesses.count >= 6)
    for (name, witness) in WitnessesGrowTests.witnesses {
      var random = SeededGenerator(seed: seed)
      var grown = witness
      while try #require(grown.states.first).program.height < 20 {
        grown = WitnessesGrowTests.wrap(grown, Int.random(in: 0..<3, using: &random))
      }
      // Write every cell, so that each loss shows, then render the witness's last tree.
      var state = IdentityState.initial(
        program: grown.states[0].program, tree: grown.states[0].tree)
      for cell in state.tree.cellPositions { state = state.mutating(cell, to: 1) }
      let last = try #require(grown.states.last).tree
      let next = state.rendering(last, rules: witness.rules).state
      let step = Step<IdentityMachine>(from: state, action: .render(last), to: next)
      #expect(
        !IdentityProperty.engineerExpectation.holds(step, rules: witness.rules),
        "\(name), seed \(seed)")
      #expect(
        IdentityProperty.survivesIffIdentityEqual.holds(step, rules: witness.rules),
        "\(name), seed \(seed)")
      #expect(
        IdentityProperty.lifecycleInOrder.holds(step, rules: witness.rules), "\(name), seed \(seed)"
      )
    }
  }
}
