import Foundation

/// Collects the outline of what a mask draws, for hosts that cut off at paths only. Text and parts
/// of controls count with their bounds, and what is less than half opaque does not count.
@MainActor
final class MaskOutline: DrawingSurface {
  let metrics: HostMetrics
  private var path = Path()
  private var origin = CGPoint.zero
  private var opacity = 1.0

  private init(_ metrics: HostMetrics) { self.metrics = metrics }

  /// The outline of the children of an element, in its coordinates.
  static func path(of masking: ViewElement) -> Path {
    let outline = MaskOutline(masking.metrics)
    for child in masking.viewChildren { outline.draw(child) }
    return outline.path
  }

  private func draw(_ element: ViewElement) {
    guard !element.frame.isNull else { return }
    draw(element, at: element.frame.origin, opacity: 1)
  }

  func draw(_ element: ViewElement, at point: CGPoint, opacity factor: Double) {
    let traits = element.drawing
    guard !traits.isHidden else { return }
    let (outer, outerOpacity) = (origin, opacity)
    origin = CGPoint(x: outer.x + point.x, y: outer.y + point.y)
    opacity *= factor * traits.opacity
    element.drawer?.draw(self)
    let own = origin
    origin = CGPoint(x: own.x + traits.childOffset.x, y: own.y + traits.childOffset.y)
    for child in element.viewChildren { draw(child) }
    origin = own
    element.drawer?.drawOver(self)
    (origin, opacity) = (outer, outerOpacity)
  }

  private func add(_ part: Path, _ style: PaintStyle) {
    guard style.flat.opaquePart * opacity >= 0.5 else { return }
    path.addPath(part, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  private func add(_ rect: CGRect) {
    if opacity >= 0.5 { path.addRect(rect.offsetBy(dx: origin.x, dy: origin.y)) }
  }

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    let width = metrics.text.advance(of: text, in: attributes.typography)
    let height = metrics.text.lineMetrics(of: attributes.typography).height
    add(CGRect(x: point.x, y: point.y, width: width, height: height))
  }

  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    add(shape.path(in: rect), style)
  }

  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    fill(rect, shape, style)
  }

  func draw(_ path: PathPainting) { add(path.path, path.style) }
  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) { add(rect) }
  func draw(_ image: DrawnImage, in rect: CGRect) { add(rect) }
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) { add(rect) }
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {}
  func caret(at point: CGPoint) {}
  func clipped(to rect: CGRect, _ body: () -> Void) { body() }
}

extension Paint {
  /// How opaque it is, from 0 to 1.
  public var opaquePart: Double { system == .clear ? 0 : Double(opacity) / 255 }
}
