import Foundation

/// The surface that elements draw on, implemented by each host's painter. Coordinates are points,
/// from the element's leading top corner.
///
/// Backgrounds are filled before their content. Text keeps the existing background, and has the
/// host's own foreground unless its attributes set one.
@MainActor
public protocol DrawingSurface: AnyObject {
  var metrics: HostMetrics { get }
  /// One piece of text in one style, its top leading corner at `point`. Controls in it are shown as
  /// visible symbols.
  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint)
  /// A part of a control, in the host's way. `rect` has the size of `HostMetrics.parts`, or of what
  /// the part surrounds.
  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect)
  /// Fills the shape that `rect` bounds. A translucent style tints the existing drawing, an opaque
  /// one covers it.
  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle)
  /// Outlines the shape that `rect` bounds, inside its edges.
  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat)
  /// Outlines the shape that `rect` bounds with any line. It lies inside the edges, or has its
  /// middle on them. By default it is a solid one inside.
  func stroke(
    _ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, _ line: StrokeStyle, isInside: Bool)
  /// Fills or outlines any path.
  func draw(_ path: PathPainting)
  /// A rule along the middle of `rect`, in its longer direction `axis`.
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle)
  /// Emphasizes the existing drawing in `rect`, visibly even without color. `paint` is the context
  /// of the emphasized view.
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext)
  /// A picture, as large as `rect`; called only on hosts with `HostCapabilities.images`.
  func draw(_ image: DrawnImage, in rect: CGRect)
  /// The text cursor of the focused field.
  func caret(at point: CGPoint)
  /// Clips the drawing of `body` to `rect`.
  func clipped(to rect: CGRect, _ body: () -> Void)
  /// Draws `body` with effects, innermost first, that refer to `rect`; hosts without them draw it
  /// as it is.
  func drawing(with effects: [DrawingEffect], in rect: CGRect, _ body: () -> Void)
  /// Draws a laid-out element and its descendants with its top leading corner at `point`: for an
  /// element that draws others as symbols, any number of times.
  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double)
}

extension DrawingSurface {
  public func stroke(
    _ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, _ line: StrokeStyle, isInside: Bool
  ) {
    stroke(rect, shape, style, width: line.lineWidth)
  }

  public func draw(_ image: DrawnImage, in rect: CGRect) {}

  public func drawing(with effects: [DrawingEffect], in rect: CGRect, _ body: () -> Void) {
    body()
  }

  /// One line of text, its top leading corner at `point`.
  public func draw(_ line: TextLine, at point: CGPoint) {
    draw(line.string, line.attributes, at: point)
  }

  /// Emphasizes the existing drawing in `rect` in the way of the whole window.
  public func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis) {
    emphasize(rect, emphasis, PaintContext())
  }
}

/// Why something is set off from what is around it.
public enum SurfaceEmphasis: Hashable, Sendable {
  /// It has focus.
  case focus
  /// It has focus, and its action is destructive.
  case dangerousFocus
  /// It has focus, and the parts drawn in it show that if they can.
  case shownFocus
  /// It is the chosen item of a list of choices that has focus.
  case choiceFocus
  /// It is selected, and its list or field has focus.
  case selection
  /// It is selected in a list or field without focus.
  case quietSelection
  /// It is one of several rows that are selected, and its edge says so.
  case marked
  /// It is the one of several choices that is chosen.
  case chosen
  /// It is the label of the tab that is shown.
  case chosenTab
  /// It is another one of several tabs or segments.
  case otherTab
  /// It is the label beside a control that has focus.
  case focusedLabel
  /// It is the label of a button that has no surface of its own.
  case link
  /// Text that explains the text above it.
  case hint
  /// It is selected text in a field with focus.
  case selectedText
  /// It is held down.
  case pressed
  /// It cannot be used.
  case disabled
  /// It lies behind something modal.
  case backdrop
}
