import Foundation

/// The outlines that every host can draw; others are approximated by their path's bounds or cells.
public enum DrawnShape: Hashable, Sendable {
  case rectangle
  case rounded(radius: CGFloat)
  case ellipse
  case capsule
}

extension DrawnShape {
  /// The outline in a rectangle.
  package func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: Path(rect)
    case .rounded(let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .capsule: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse: Path(ellipseIn: rect)
    }
  }

  /// The shape whose edge is so much further inside; negative for outside.
  package func inset(by amount: CGFloat) -> DrawnShape {
    guard case .rounded(let radius) = self, radius > 0 else { return self }
    return .rounded(radius: max(0, radius - amount))
  }
}
