import IdentityModel

/// The programs that a conformance run walks, and how.
public struct ConformanceOptions: Hashable, Sendable {
  /// Random walks beyond the bounds: random programs, long histories.
  public struct Random: Hashable, Sendable {
    /// Walk number n of a seed is the same program and the same steps everywhere.
    public var seed: UInt64
    public var walks: Int
    /// Renders, writes and restarts of one walk.
    public var steps: Int
    /// Height and branching of a program, in nodes; at most 6 children.
    public var maxDepth: Int
    public var maxBranching: Int

    public init(
      seed: UInt64, walks: Int, steps: Int = 200, maxDepth: Int = 12, maxBranching: Int = 6
    ) {
      self.seed = seed
      self.walks = walks
      self.steps = steps
      self.maxDepth = maxDepth
      self.maxBranching = maxBranching
    }
  }

  /// The most children a view may have here.
  public static let maxBranching = 6

  public var bounds: Bounds
  /// The name of the profile; nil for random walks under all profiles in turn.
  public var profile: String?
  /// One program for each set that renaming of types makes equal, and one state for each set that
  /// renaming of ids makes equal.
  public var usesSymmetry: Bool
  /// Nil for the exhaustive walk.
  public var random: Random?
  /// The most bytes of one worker.
  public var workerMemory: Int

  public init(
    bounds: Bounds, profile: String? = "default", usesSymmetry: Bool = true, random: Random? = nil,
    workerMemory: Int = 500_000_000
  ) {
    self.bounds = bounds
    self.profile = profile
    self.usesSymmetry = usesSymmetry
    self.random = random
    self.workerMemory = workerMemory
  }
}
