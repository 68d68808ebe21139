import IdentityModel

/// One unit of work: the programs of a shape, a share of their transitions if the shape is too
/// large for one worker, or one random walk.
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
  /// The most transitions of a unit, if its programs can be divided.
  static let unitTransitions = 200_000
  /// With more shapes than this, each shape is one unit, without counting its transitions.
  private static let mostCountedShapes = 50_000
  private static let mostParts = 32

  public private(set) var units: [WorkUnit] = []

  /// - Throws: if the programs of the bounds cannot be numbered, or if the profile is unknown.
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
      if space.shapeCount <= WorkPlan.mostCountedShapes {
        // Tags do not change the number of trees, so one program represents its shape.
        let transitions = try? table.transitionCount(
          of: space.shape(shape), memoryLimit: options.workerMemory)
        let total =
          (transitions ?? 0) * space.programCount(ofShape: shape, symmetric: options.usesSymmetry)
        parts = min(WorkPlan.mostParts, max(1, total / WorkPlan.unitTransitions))
      }
      for part in 0..<parts { units.append(WorkUnit(shape: shape, part: part, parts: parts)) }
    }
  }
}
