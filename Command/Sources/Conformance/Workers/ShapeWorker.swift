import IdentityModel
import TheseusCore

/// Does units of the work in sequence.
@MainActor
public final class ShapeWorker {
  private let options: ConformanceOptions
  private let space: ProgramSpace
  private let table: TransitionTable
  private let profiles: [NamedProfile]

  /// Throws where the bounds cannot be numbered or the runtime has no such profile.
  public init(_ options: ConformanceOptions) throws {
    self.options = options
    if let name = options.profile {
      profiles = [try NamedProfile(named: name)]
    } else {
      profiles = NamedProfile.all
    }
    space = try ProgramSpace(options.bounds)
    table = TransitionTable(
      bounds: options.bounds, rules: profiles[0].rules, symmetric: options.usesSymmetry)
  }

  /// Nil where it was canceled. Throws a `Disagreement`, or why a program cannot be walked.
  public func work(
    _ unit: WorkUnit, announcing: (Program) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws -> ConformanceTally? {
    guard let random = options.random else {
      return try walk(unit, announcing: announcing, isCancelled: isCancelled)
    }
    return try RandomWalk(
      random, number: unit.shape, profile: profiles[unit.shape % profiles.count]
    ).run(announcing: announcing)
  }

  private func walk(_ unit: WorkUnit, announcing: (Program) -> Void, isCancelled: () -> Bool) throws
    -> ConformanceTally?
  {
    var tally = ConformanceTally()
    for (program, weight) in space.programs(ofShape: unit.shape, symmetric: options.usesSymmetry) {
      announcing(program)
      try table.load(program, memoryLimit: options.workerMemory)
      let walk = ProgramWalk(
        table, program: program, profile: profiles[0].profile, ids: options.bounds.ids,
        part: (unit.part, unit.parts))
      do {
        if try !walk.run(isCancelled: isCancelled) { return nil }
      } catch let mismatch as ProgramWalk.Mismatch {
        throw Disagreement.of(
          mismatch, trees: table.trees, program: program, rules: profiles[0].rules)
      }
      // A program is counted once, with its first part.
      if unit.part == 0 {
        tally.programs += weight
        tally.trees += weight * table.trees.count
        tally.transitions += weight * walk.standsFor
        tally.walkedPrograms += 1
      }
      tally.walkedTransitions += walk.transitions
      tally.renders += walk.renders
      tally.writes += walk.writes
      tally.restarts += walk.restarts
    }
    return tally
  }
}
