import Foundation

/// The outlines that every host can draw; others are approximated by their path's bounds or cells.
public enum DrawnShape: Hashable, Sendable {
  case rectangle
  case rounded(radius: CGFloat)
  case ellipse
  case capsule
}
