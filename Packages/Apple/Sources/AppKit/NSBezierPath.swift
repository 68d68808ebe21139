import SwiftUI

/// A path, which `Path(_:)` takes. Drawing it is reported and draws nothing.
open class NSBezierPath: NSObject {
  public enum LineCapStyle: UInt, Sendable { case butt, round, square }
  public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

  private var path: Path

  public override init() { path = Path() }
  public convenience init(rect: NSRect) { self.init(cgPath: Path(rect)) }
  public convenience init(ovalIn rect: NSRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      cgPath: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
  }
  public init(cgPath: Path) { path = cgPath }

  open var cgPath: Path {
    get { path }
    set { path = newValue }
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: LineCapStyle = .butt
  open var lineJoinStyle: LineJoinStyle = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var windingRule: WindingRule = .nonZero
  private var dashes: [CGFloat] = []

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: NSRect { path.boundingRect }
  open var controlPointBounds: NSRect { path.boundingRect }
  /// The end of the last segment; zero for an empty path.
  open var currentPoint: NSPoint { path.currentPoint ?? .zero }
  open func contains(_ point: NSPoint) -> Bool {
    path.contains(point, eoFill: windingRule == .evenOdd)
  }

  open func move(to point: NSPoint) { path.move(to: point) }
  open func line(to point: NSPoint) { path.addLine(to: point) }
  open func curve(to end: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func curve(to end: NSPoint, controlPoint: NSPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  open func relativeMove(to point: NSPoint) { move(to: offset(point)) }
  open func relativeLine(to point: NSPoint) { line(to: offset(point)) }
  private func offset(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }

  open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
  open func appendRect(_ rect: NSRect) { path.addRect(rect) }
  open func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
  }
  /// Angles are in degrees, counterclockwise from the x axis where y points up.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle),
      endAngle: .degrees(endAngle), clockwise: clockwise)
  }
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
  }

  open func fill() { Drawing.report("NSBezierPath.fill()") }
  open func stroke() { Drawing.report("NSBezierPath.stroke()") }
  open func addClip() { Drawing.report("NSBezierPath.addClip()") }
  open func setClip() { Drawing.report("NSBezierPath.setClip()") }
  public static func fill(_ rect: NSRect) { Drawing.report("NSBezierPath.fill(_:)") }
  public static func stroke(_ rect: NSRect) { Drawing.report("NSBezierPath.stroke(_:)") }
  public static func clip(_ rect: NSRect) { Drawing.report("NSBezierPath.clip(_:)") }
  public static func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    Drawing.report("NSBezierPath.strokeLine(from:to:)")
  }
}

extension NSRect {
  /// Fills nothing, which is reported.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    Drawing.report("NSRect.fill(using:)")
  }
  /// Draws nothing, which is reported.
  public func frame(
    withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver
  ) { Drawing.report("NSRect.frame(withWidth:using:)") }
  /// Clips nothing, which is reported.
  public func clip() { Drawing.report("NSRect.clip()") }
}
