import Foundation

extension CGSize {
  /// The radii of corners, at most half the sides of a rectangle. Corners that are round stay so.
  func limited(to size: CGSize) -> CGSize {
    let across = min(max(width, 0), size.width / 2)
    let along = min(max(height, 0), size.height / 2)
    guard width == height else { return CGSize(width: across, height: along) }
    return CGSize(width: min(across, along), height: min(across, along))
  }
}

/// Outlines of several steps. A `transform` applies to the added steps, not to the existing path.
extension Path {
  public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform = .identity) {
    adding(transform) { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    adding(transform) { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that starts at the right end and goes down first, so that a part of it is what
  /// it is in SwiftUI.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (width, height) = (rect.width / 2, rect.height / 2)
    if width == 0 || height == 0 { return addRect(rect, transform: transform) }
    let (dx, dy) = (width * Self.quarterReach, height * Self.quarterReach)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x, y: rect.midY + y)
    }
    adding(transform) { path in
      path.move(to: point(width, 0))
      path.addCurve(
        to: point(0, height), control1: point(width, dy), control2: point(dx, height))
      path.addCurve(
        to: point(-width, 0), control1: point(-dx, height), control2: point(-width, dy))
      path.addCurve(
        to: point(0, -height), control1: point(-width, -dy), control2: point(-dx, -height))
      path.addCurve(
        to: point(width, 0), control1: point(dx, -height), control2: point(width, -dy))
      path.closeSubpath()
    }
  }

  /// How far the control points of a cubic curve are along the tangents of a quarter of a circle.
  private static let quarterReach: CGFloat = 0.5522847498

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corner = cornerSize.limited(to: rect.size)
    let (width, height) = (corner.width, corner.height)
    if width == 0 || height == 0 { return addRect(rect, transform: transform) }
    // A quarter of an ellipse as a cubic curve.
    let rest = 1 - Self.quarterReach
    let (dx, dy) = (width * rest, height * rest)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    adding(transform) { path in
      path.move(to: point(left + width, top))
      path.addLine(to: point(right - width, top))
      path.addCurve(
        to: point(right, top + height), control1: point(right - dx, top),
        control2: point(right, top + dy))
      path.addLine(to: point(right, bottom - height))
      path.addCurve(
        to: point(right - width, bottom), control1: point(right, bottom - dy),
        control2: point(right - dx, bottom))
      path.addLine(to: point(left + width, bottom))
      path.addCurve(
        to: point(left, bottom - height), control1: point(left + dx, bottom),
        control2: point(left, bottom - dy))
      path.addLine(to: point(left, top + height))
      path.addCurve(
        to: point(left + width, top), control1: point(left, top + dy),
        control2: point(left + dx, top))
      path.closeSubpath()
    }
  }

  /// An arc about a center. As in SwiftUI, `clockwise` assumes a coordinate space whose y grows
  /// upward.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let wanted = endAngle.radians - startAngle.radians
    guard wanted.isFinite, radius.isFinite else { return }
    var sweep = wanted.remainder(dividingBy: turn)
    if abs(wanted) >= turn, clockwise == (wanted < 0) {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let steps = max(1, min(64, Int(min(64, (abs(delta.radians) / 0.2).rounded(.up)))))
    for step in 0...steps {
      let angle = startAngle.radians + delta.radians * Double(step) / Double(steps)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))
      ).applying(transform)
      if step == 0, currentPoint == nil { move(to: point) } else { addLine(to: point) }
    }
  }

  /// A rounded corner: a line from the current point toward `tangent1End`, and an arc that ends on
  /// the line to `tangent2End`, touching both. When there is no such arc (no corner, no radius) the
  /// line goes to the corner.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let here = currentPoint else { return move(to: corner.applying(transform)) }
    let from = transform.isIdentity ? here : here.applying(transform.inverted())
    let (inward, outward) = (
      CGPoint(x: from.x - corner.x, y: from.y - corner.y),
      CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let (a, b) = (hypot(inward.x, inward.y), hypot(outward.x, outward.y))
    let cross = inward.x * outward.y - inward.y * outward.x
    guard a > 0, b > 0, radius > 0, radius.isFinite, abs(cross) > 1e-9 * a * b else {
      return addLine(to: corner.applying(transform))
    }
    // Half of the corner's angle determines the distance at which the arc touches, and its center
    // on the bisector.
    let cosine = (inward.x * outward.x + inward.y * outward.y) / (a * b)
    let half = acos(Double(min(max(cosine, -1), 1))) / 2
    let touch = radius / CGFloat(tan(half))
    func on(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.x / length * touch, y: corner.y + direction.y / length * touch)
    }
    let (first, last) = (on(inward, a), on(outward, b))
    let middle = CGPoint(x: inward.x / a + outward.x / b, y: inward.y / a + outward.y / b)
    let (reach, length) = (radius / CGFloat(sin(half)), hypot(middle.x, middle.y))
    let center = CGPoint(
      x: corner.x + middle.x / length * reach, y: corner.y + middle.y / length * reach)
    let begin = atan2(Double(first.y - center.y), Double(first.x - center.x))
    let finish = atan2(Double(last.y - center.y), Double(last.x - center.x))
    addLine(to: first.applying(transform))
    // The arc goes the shorter way.
    let delta = (finish - begin).remainder(dividingBy: 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(begin), delta: .radians(delta),
      transform: transform)
  }

  /// Adds what `draw` draws, through `transform`.
  private mutating func adding(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    if transform.isIdentity { return draw(&self) }
    var part = Path()
    draw(&part)
    addPath(part, transform: transform)
  }
}
