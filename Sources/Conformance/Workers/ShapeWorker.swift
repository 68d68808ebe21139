import IdentityModel
import TheseusCore

/// Does units of the work, one after the other: all programs of one shape, or one random walk.
@MainActor
public final class ShapeWorker {
  private let options: ConformanceOptions
  private let space: ProgramSpace
  private let table: TransitionTable
  private let profiles: [NamedProfile]

  /// Throws where the bounds cannot be numbered or the runtime has no such profile.
  public init(_ options: ConformanceOptions) throws {
    self.options = options
    if let name = options.profile { profiles = [try NamedProfile(named: name)] } else { profiles = NamedProfile.all }
    space = try ProgramSpace(options.bounds)
    table = TransitionTable(bounds: options.bounds, rules: profiles[0].rules, symmetric: options.usesSymmetry)
  }

  /// How many units there are.
  public var unitCount: Int { options.random?.walks ?? space.shapeCount }

  /// Nil where it was cancelled. Throws a `Disagreement`, or why a program cannot be walked.
  public func work(
    unit: Int, announcing: (Program) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws -> ConformanceTally? {
    guard let random = options.random else { return try walk(shape: unit, announcing: announcing, isCancelled: isCancelled) }
    return try RandomWalk(random, number: unit, profile: profiles[unit % profiles.count]).run(announcing: announcing)
  }

  private func walk(shape rank: Int, announcing: (Program) -> Void, isCancelled: () -> Bool) throws -> ConformanceTally? {
    var tally = ConformanceTally()
    for (program, weight) in space.programs(ofShape: rank, symmetric: options.usesSymmetry) {
      announcing(program)
      try table.load(program, memoryLimit: options.workerMemory)
      let walk = ProgramWalk(table, program: program, profile: profiles[0].profile, ids: options.bounds.ids)
      do {
        if try !walk.run(isCancelled: isCancelled) { return nil }
      } catch let mismatch as ProgramWalk.Mismatch {
        throw Disagreement.of(mismatch, trees: table.trees, program: program, rules: profiles[0].rules)
      }
      tally.programs += weight
      tally.trees += weight * table.trees.count
      tally.transitions += weight * walk.standsFor
      tally.walkedPrograms += 1
      tally.walkedTransitions += walk.transitions
      tally.renders += walk.renders
      tally.writes += walk.writes
    }
    return tally
  }
}
