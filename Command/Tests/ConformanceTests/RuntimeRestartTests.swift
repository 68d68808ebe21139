import IdentityModel
import Testing

@testable import Conformance

@MainActor
@Suite("The runtime restarts as the model does")
struct RuntimeRestartTests {
  nonisolated private static let profiles = NamedProfile.all.map(\.name)

  @Test("R31 R33 R34 from every tree to every tree of three nodes", arguments: profiles)
  func pairs(_ profile: String) throws {
    let bounds = try Bounds(parsing: "small")
    let named = try NamedProfile(named: profile)
    let space = try ProgramSpace(bounds)
    var restarts = 0
    for shape in 0..<space.shapeCount {
      for (program, _) in space.programs(ofShape: shape, symmetric: true) {
        let trees = program.values(in: bounds)
        for old in trees {
          for new in trees {
            restarts += 1
            // Values that distinguish the cells.
            let writes = old.cellPositions.enumerated().map {
              Scenario.Step.write($0.offset + 2, $0.element)
            }
            let scenario = Scenario(
              program: program, rules: named.rules, first: old, steps: writes + [.restart(new)])
            guard let found = try scenario.difference(profile: named.profile) else { continue }
            let narrative = found.trace.narrative.joined(separator: "\n")
            Issue.record("\(narrative)\n\(String(describing: found.step.difference))")
            return
          }
        }
      }
    }
    #expect(restarts > 900)
  }

  private static let leaf = Tree(kind: .structural, typeTag: .view(0))

  @Test("R34 state in an AnyView of one type is not given to one of another type")
  func erased() throws {
    let program = Program.anyView([.view(.view(0)), .view(.view(1))])
    let old = Tree(kind: .anyView, branch: .yes, children: [Self.leaf])
    let new = Tree(
      kind: .anyView, branch: .no, children: [Tree(kind: .structural, typeTag: .view(1))])
    let scenario = Scenario(
      program: program, rules: IdentityRules(), first: old,
      steps: [.write(5, [1]), .restart(new), .write(6, [1]), .restart(new)])
    #expect(try scenario.difference() == nil)
  }

  /// Two lists of lists whose rows have the same ids.
  @Test("R6 R31 rows with two ids belong to the list that they are in")
  func twoLists() throws {
    let rows = Program.forEach(.forEach(.view(.view(0))))
    let program = Program.group([rows, rows])
    func list(_ ids: [Int]) -> Tree {
      let inner = Tree(kind: .foreach, rowIDs: [7], children: [Self.leaf])
      return Tree(kind: .foreach, rowIDs: ids, children: ids.map { _ in inner })
    }
    func both(_ first: [Int], _ second: [Int]) -> Tree {
      Tree(kind: .group, children: [list(first), list(second)])
    }
    let scenario = Scenario(
      program: program, rules: IdentityRules(), first: both([1, 2], [1, 2]),
      steps: [
        .write(3, [1, 1, 1]), .write(4, [2, 1, 1]), .write(5, [2, 2, 1]),
        .restart(both([], [1, 2])), .restart(both([1], [2])),
      ])
    #expect(try scenario.difference() == nil)
  }

  @Test("a restart of a walk that differs is reported as a trace with a restart")
  func told() throws {
    let program = Program.view(.view(0))
    let mismatch = ProgramWalk.Mismatch(
      before: (0, 1), step: .restart, history: [.write(1), .restart])
    let found = Disagreement.of(
      mismatch, trees: [Self.leaf], program: program, rules: IdentityRules())
    // The runtime agrees, so nothing shorter can be shown.
    #expect(found.trace == nil)
    #expect(found.note.contains("after 2 steps"))
    let scenario = Scenario(
      program: program, rules: IdentityRules(), first: Self.leaf,
      steps: [.write(1, []), .restart(Self.leaf)])
    #expect(scenario.trace().states.map(\.action) == ["Init", "MutateState", "Restart"])
    #expect(scenario.trace().narrative.contains { $0.contains("Restart") })
  }

  @Test("an edit of a program edits the trees of its restarts too")
  func edited() throws {
    let program = Program.group([.view(.view(0)), .optional(.view(.view(1)))])
    let absent = Tree(kind: .group, children: [Self.leaf, Tree(kind: .optional, branch: .no)])
    let scenario = Scenario(
      program: program, rules: IdentityRules(), first: absent, steps: [.restart(absent)])
    let edit = ProgramEdit(path: [], change: .drop(1))
    let smaller = try #require(edit.applied(to: scenario))
    #expect(smaller.program == .group([.view(.view(0))]))
    #expect(smaller.steps == [.restart(Tree(kind: .group, children: [Self.leaf]))])
    #expect(try smaller.difference() == nil)
  }

  @Test("R32 every tree of a walk is restarted with all cells written and with every second one")
  func walked() throws {
    let options = ConformanceOptions(bounds: try Bounds(parsing: "small"), usesSymmetry: false)
    let worker = try ShapeWorker(options)
    var tally = ConformanceTally()
    for unit in try WorkPlan(options).units { tally.add(try #require(try worker.work(unit))) }
    // Of 1,540 trees, those with cells once or, with several cells, twice.
    #expect(tally.restarts == 1_860)
  }
}
