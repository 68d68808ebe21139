import Foundation
import TheseusCore

/// Where a view is between in sight and out of sight.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Leaving at the beginning of the scroll view.
  case topLeading
  /// In sight.
  case identity
  /// Coming in at the end.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the beginning, 0 in sight, 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When a view counts as in sight. A view in cells is there or not: it goes from phase to phase at
/// once, also where it is asked to do so by degrees.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How much of the view has to be in sight, 0 to 1.
  public struct Threshold: Hashable, Sendable {
    var part: Double

    /// All of it.
    public static let visible = Threshold(part: 1)
    /// None of it.
    public static let hidden = Threshold(part: 0)
    /// Half of it.
    public static let centered = Threshold(part: 0.5)
    /// So much of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: min(1, max(0, amount)))
    }
  }

  var threshold = Threshold.visible
  var isIdentity = false

  public static let animated = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public static let interactive = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// The phase of a view of which these parts are in sight at the beginning and at the end.
  func phase(before: Double, after: Double) -> ScrollTransitionPhase {
    func isIn(_ part: Double) -> Bool {
      threshold.part == 0 ? part > 0 : part >= threshold.part - 1e-6
    }
    return !isIn(before) ? .topLeading : !isIn(after) ? .bottomTrailing : .identity
  }
}
