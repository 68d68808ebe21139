/// TLC's counts (2026.04.29) for the named bounds under the default profile: every checker of this
/// specification must have the same.
public struct ReferenceCounts: Hashable, Sendable {
  public let bounds: Bounds
  public let programs: Int
  public let trees: Int
  public let distinct: Int
  public let generated: Int
  public let depth: Int
  /// Distinct states under opaque AnyView, where TLC was run.
  public let opaqueDistinct: Int?

  public static let tlc: [ReferenceCounts] = [
    .init(
      "small", programs: 740, trees: 1_540, distinct: 4_480, generated: 24_436, depth: 4,
      opaque: 4_880),
    .init(
      "medium", programs: 12_004, trees: 33_644, distinct: 128_656, generated: 1_093_732, depth: 5),
    .init(
      "large", programs: 130_404, trees: 372_620, distinct: 2_611_536, generated: 29_311_444,
      depth: 6, opaque: 3_029_344),
    .init(
      "article", programs: 130_404, trees: 551_756, distinct: 4_344_912, generated: 233_389_876,
      depth: 6, opaque: 5_002_048),
  ]

  private init(
    _ name: String, programs: Int, trees: Int, distinct: Int, generated: Int, depth: Int,
    opaque: Int? = nil
  ) {
    bounds = Bounds.named.first { $0.name == name }?.bounds ?? Bounds()
    self.programs = programs
    self.trees = trees
    self.distinct = distinct
    self.generated = generated
    self.depth = depth
    opaqueDistinct = opaque
  }

  /// Whether a complete check has TLC's counts; nil when those for its bounds and profile are
  /// unknown.
  public static func agrees(with report: CheckReport) -> Bool? {
    guard report.isComplete, let known = tlc.first(where: { $0.bounds == report.options.bounds })
    else { return nil }
    let totals = report.totals
    let sizes =
      totals.programs == known.programs && totals.trees == known.trees
      && totals.depth == known.depth
    if report.options.rules.anyViewIdentity == .opaque {
      return known.opaqueDistinct.map { sizes && totals.distinct == $0 }
    }
    return sizes && totals.distinct == known.distinct && totals.generated == known.generated
  }
}
