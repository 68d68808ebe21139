import Foundation

/// Where elements draw: implemented by each host's painter. Coordinates are points, from the
/// element's leading top corner.
///
/// Backgrounds are filled before what stands on them. Text keeps the background that is already
/// there, and is shown in the host's own foreground where its attributes name none.
@MainActor
public protocol DrawingSurface: AnyObject {
  var metrics: HostMetrics { get }
  /// One piece of text in one style, its top leading corner at `point`. Controls in it are shown as
  /// visible signs.
  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint)
  /// A part of a control, in its own way. `rect` is as large as `HostMetrics.parts` says, or what
  /// the part surrounds.
  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect)
  /// Fills the shape that `rect` bounds. A translucent style tints what is already there, an opaque
  /// one covers it.
  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle)
  /// Outlines the shape that `rect` bounds, inside its edges.
  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat)
  /// Fills or outlines any path.
  func draw(_ path: PathPainting)
  /// A rule along the middle of `rect`, in its longer direction `axis`.
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle)
  /// Sets off what is already drawn in `rect`; to be seen also without colour.
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis)
  /// The text cursor of the focused field.
  func caret(at point: CGPoint)
  /// Cuts off what `body` draws at the edges of `rect`.
  func clipped(to rect: CGRect, _ body: () -> Void)
  /// Draws an element that has been laid out, and all below it, with its top leading corner at
  /// `point`: one that draws others as signs of its own, as often as it likes.
  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double)
}

extension DrawingSurface {
  /// One line of text, its top leading corner at `point`.
  public func draw(_ line: TextLine, at point: CGPoint) {
    draw(line.string, line.attributes, at: point)
  }
}

/// Why something is set off from what is around it.
public enum SurfaceEmphasis: Hashable, Sendable {
  /// It has the keyboard.
  case focus
  /// It is selected, and so is what has the keyboard: its list, its field.
  case selection
  /// It is selected in a list or field that has not the keyboard.
  case quietSelection
  /// It is held down.
  case pressed
  /// It cannot be used.
  case disabled
}

/// The outlines that every host can draw; others are approximated by their path's bounds or cells.
public enum DrawnShape: Hashable, Sendable {
  case rectangle
  case rounded(radius: CGFloat)
  case ellipse
  case capsule
}
