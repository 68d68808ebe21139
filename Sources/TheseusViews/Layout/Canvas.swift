import Foundation

/// Where elements draw: implemented by each host's painter. Coordinates are points, from the element's leading top corner.
@MainActor
public protocol Canvas: AnyObject {
  var metrics: HostMetrics { get }
  /// One line of text, its top leading corner at `point`.
  func draw(_ line: TextLine, at point: CGPoint)
  /// Fills the shape that `rect` bounds.
  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle)
  /// Outlines the shape that `rect` bounds, inside its edges.
  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat)
  /// A rule along the middle of `rect`'s shorter dimension.
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle)
  /// The text cursor of the focused field.
  func caret(at point: CGPoint)
}

/// The outlines that every host can draw; others are approximated by their path's bounds or cells.
public enum DrawnShape: Hashable, Sendable {
  case rectangle
  case rounded(radius: CGFloat)
  case ellipse
  case capsule
}
