import IdentityModel

/// One piece of the work: a shape's programs, a part of the transitions of a shape that is too much
/// for one worker, or one random walk.
public struct WorkUnit: Hashable, Sendable, Codable {
  /// The shape's number in the space of programs; the number of a random walk.
  public let shape: Int
  /// For a shape in several parts, each part has a share of the transitions of every state.
  public let part: Int
  public let parts: Int
}

/// How a run is divided into units: small programs first, and no unit so long that other workers
/// wait for it.
public struct WorkPlan: Sendable {
  /// Transitions that a unit has at most, where its programs can be cut.
  static let unitTransitions = 200_000
  /// When there are more shapes than this, each is a unit and not weighed.
  private static let mostWeighedShapes = 50_000
  private static let mostParts = 32

  public private(set) var units: [WorkUnit] = []

  /// Throws where the bounds cannot be numbered or the runtime has no such profile.
  public init(_ options: ConformanceOptions) throws(BoundsError) {
    if let random = options.random {
      units = (0..<random.walks).map { WorkUnit(shape: $0, part: 0, parts: 1) }
      return
    }
    let space = try ProgramSpace(options.bounds)
    let rules =
      try options.profile.map { name throws(BoundsError) in try NamedProfile(named: name).rules }
      ?? IdentityRules()
    let table = TransitionTable(
      bounds: options.bounds, rules: rules, symmetric: options.usesSymmetry)
    for shape in 0..<space.shapeCount {
      var parts = 1
      if space.shapeCount <= WorkPlan.mostWeighedShapes {
        // Tags change no number of trees, so one program weighs for all of its shape.
        let weighed = try? table.transitionCount(
          of: space.shape(shape), memoryLimit: options.workerMemory)
        let weight =
          (weighed ?? 0) * space.programCount(ofShape: shape, symmetric: options.usesSymmetry)
        parts = min(WorkPlan.mostParts, max(1, weight / WorkPlan.unitTransitions))
      }
      for part in 0..<parts { units.append(WorkUnit(shape: shape, part: part, parts: parts)) }
    }
  }
}
