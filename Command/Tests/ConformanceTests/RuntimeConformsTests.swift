import IdentityModel
import Testing

@testable import Conformance

/// The larger bounds are `theseus conform`'s, in release (`make test-model`).
@MainActor
@Suite("The runtime conforms to the model")
struct RuntimeConformsTests {
  nonisolated private static let profiles = NamedProfile.all.map(\.name)

  @Test("Every transition of every program of three nodes, no symmetry", arguments: profiles)
  func exhaustive(_ profile: String) throws {
    let bounds = try Bounds(parsing: "small")
    let options = ConformanceOptions(bounds: bounds, profile: profile, usesSymmetry: false)
    let worker = try ShapeWorker(options)
    var tally = ConformanceTally()
    for unit in try WorkPlan(options).units {
      do { tally.add(try #require(try worker.work(unit))) } catch let found as Disagreement {
        Issue.record("\(found.narrative.joined(separator: "\n"))")
        return
      }
    }
    // TLC's count less the initial trees. The parity of opaque renders is not a transition of the
    // runtime's.
    #expect(tally.programs == 740)
    #expect(tally.trees == 1_540)
    #expect(tally.transitions == 24_436 - 1_540)
    #expect(tally.walkedTransitions == tally.transitions)
    #expect(tally.renders + tally.writes > tally.transitions)
  }

  @Test("with symmetry, less is walked and the same is covered")
  func symmetry() throws {
    let bounds = try Bounds(parsing: "small")
    let options = ConformanceOptions(bounds: bounds)
    let worker = try ShapeWorker(options)
    var tally = ConformanceTally()
    for unit in try WorkPlan(options).units { tally.add(try #require(try worker.work(unit))) }
    #expect(tally.programs == 740)
    #expect(tally.transitions == 24_436 - 1_540)
    // The numbers that `theseus check` computes by symmetry.
    #expect(tally.walkedTransitions == 1_608)
  }

  @Test("Parts of a shape together take every transition once", arguments: [true, false])
  func parts(_ usesSymmetry: Bool) throws {
    let options = ConformanceOptions(
      bounds: try Bounds(parsing: "small"), usesSymmetry: usesSymmetry)
    let worker = try ShapeWorker(options)
    var tally = ConformanceTally()
    for unit in try WorkPlan(options).units {
      for part in 0..<3 {
        tally.add(try #require(try worker.work(WorkUnit(shape: unit.shape, part: part, parts: 3))))
      }
    }
    #expect(tally.programs == 740)
    #expect(tally.walkedTransitions == (usesSymmetry ? 1_608 : 24_436 - 1_540))
  }

  @Test("Random walks deeper and wider than the bounds, all profiles", arguments: [UInt64(11), 12])
  func random(_ seed: UInt64) throws {
    let random = ConformanceOptions.Random(seed: seed, walks: 10, steps: 60)
    let options = ConformanceOptions(bounds: Bounds(), profile: nil, random: random)
    let worker = try ShapeWorker(options)
    for walk in try WorkPlan(options).units {
      do {
        let tally = try #require(try worker.work(walk))
        #expect(tally.renders + tally.writes + tally.restarts == 61)
      } catch let found as Disagreement {
        Issue.record("seed \(seed), walk \(walk.shape): \(found.narrative.joined(separator: "\n"))")
      }
    }
  }

  @Test("A program with blocks of two to six views mounts: pack types made of opened values")
  func blocks() throws {
    for count in 0...6 {
      let program = Program.view(.view(0), (0..<count).map { .view(.view($0)) })
      let tree = Tree(
        kind: .structural, typeTag: .view(0),
        children: (0..<count).map { Tree(kind: .structural, typeTag: .view($0)) })
      let scenario = Scenario(
        program: program, rules: IdentityRules(), first: tree,
        steps: [.write(7, [count].filter { $0 > 0 }), .render(tree)])
      let difference = try scenario.difference()
      #expect(difference == nil)
    }
  }

  @Test("More than six views in a block are refused by name")
  func tooWide() {
    let program = Program.view(.view(0), Array(repeating: .view(.view(1)), count: 7))
    let leaf = Tree(kind: .structural, typeTag: .view(1))
    let tree = Tree(
      kind: .structural, typeTag: .view(0), children: Array(repeating: leaf, count: 7))
    let scenario = Scenario(program: program, rules: IdentityRules(), first: tree, steps: [])
    let error = #expect(throws: ProgramError.self) { try scenario.difference() }
    #expect(error?.description.contains("7 kids") == true)
  }
}
