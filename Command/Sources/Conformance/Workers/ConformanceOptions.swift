import IdentityModel
import TheseusCore

/// The programs and profile to walk.
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

/// A profile by its name: the rules for the model, the constants for the runtime.
public struct NamedProfile: Sendable {
  public let name: String
  public let rules: IdentityRules
  public let profile: IdentityProfile

  /// Every profile that the runtime has.
  public static let all: [NamedProfile] = IdentityRules.profiles.compactMap { name, rules in
    guard let profile = rules.runtimeProfile else { return nil }
    let presets: [String: IdentityProfile] = [
      "swiftUI2021": .swiftUI2021, "swiftUI2026": .swiftUI2026,
    ]
    return NamedProfile(name: name, rules: rules, profile: presets[name] ?? profile)
  }

  /// Throws where no profile, or none of the runtime's, has the name.
  public init(named name: String) throws(BoundsError) {
    if let found = NamedProfile.all.first(where: { $0.name == name }) {
      self = found
      return
    }
    let known = NamedProfile.all.map(\.name).joined(separator: ", ")
    let isModels = IdentityRules.profiles.contains { $0.name == name }
    throw BoundsError(
      description: isModels
        ? """
        the profile '\(name)' is the model's alone: the runtime recognizes an AnyView by its whole \
        wrapped type or not at all; its profiles are \(known)
        """
        : "unknown profile '\(name)': the profiles are \(known)")
  }

  private init(name: String, rules: IdentityRules, profile: IdentityProfile) {
    self.name = name
    self.rules = rules
    self.profile = profile
  }
}
