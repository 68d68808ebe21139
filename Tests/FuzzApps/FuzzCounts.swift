/// Counts of the steps that random apps took.
public struct FuzzCounts: Codable, Hashable, Sendable {
  /// Events.
  public var taken = 0
  /// Events after which everything was checked, including a comparison with a fresh app. The other
  /// events are followed by the checks that need no comparison.
  public var checked = 0
  /// Events without a comparison because something was moving or leaving, for which a fresh app has
  /// no past.
  public var moving = 0
  /// Events without a comparison because a menu was open, which is not state.
  public var covered = 0
  /// Events without a comparison because a fresh app could not be scrolled to the updated one's
  /// position: rows away from the screen have different lengths.
  public var apart = 0
  /// Compared and different, where two rows of a lazy container have one id: which of them has its
  /// state depends on which was made first (R7).
  public var twins = 0

  public init() {}

  public static func + (a: FuzzCounts, b: FuzzCounts) -> FuzzCounts {
    var sum = a
    sum.taken += b.taken
    sum.checked += b.checked
    sum.moving += b.moving
    sum.covered += b.covered
    sum.apart += b.apart
    sum.twins += b.twins
    return sum
  }
}
