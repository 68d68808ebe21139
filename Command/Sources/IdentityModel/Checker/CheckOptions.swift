/// The properties to check, the space to check them in, and the resources to use.
public struct CheckOptions: Hashable, Sendable {
  public var bounds: Bounds
  public var rules: IdentityRules
  public var properties: [IdentityProperty]
  /// Whether programs and trees that only differ by the names of view types, modifier types and ids
  /// are visited a single time. Counts stay those of the whole space.
  public var usesSymmetry: Bool
  /// Worker threads.
  public var jobs: Int
  /// The most bytes of all workers together.
  public var memoryLimit: Int

  public init(
    bounds: Bounds, rules: IdentityRules = IdentityRules(),
    properties: [IdentityProperty] = IdentityProperty.rules + [.engineerExpectation],
    usesSymmetry: Bool = true, jobs: Int = 2, memoryLimit: Int = 300_000_000
  ) {
    self.bounds = bounds
    self.rules = rules
    self.properties = properties
    self.usesSymmetry = usesSymmetry
    self.jobs = max(1, jobs)
    self.memoryLimit = memoryLimit
  }
}
