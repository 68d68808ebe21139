import Foundation

/// An outline made of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// What the outline is, where a host can draw that better than lines.
  private(set) var drawn: DrawnShape?
  private var start = CGPoint.zero
  /// Where the next step begins; nil for an empty path.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  /// A path that `build` draws.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  public init(_ rect: CGRect) {
    addRect(rect)
    drawn = .rectangle
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
    drawn = .ellipse
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    let radius = max(cornerSize.width, cornerSize.height)
    drawn = radius > 0 ? .rounded(radius: radius) : .rectangle
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that holds the outline's points, those of curves included; null for an empty path.
  public var boundingRect: CGRect {
    let points = outlines().joined()
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  public mutating func move(to point: CGPoint) {
    append(.move(to: point), point)
    start = point
  }

  public mutating func addLine(to point: CGPoint) { append(.line(to: point), point) }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quadCurve(to: point, control: control), point) }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), point)
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    append(.closeSubpath, start)
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    // A quarter of an ellipse as a cubic curve.
    let reach: CGFloat = 0.5522847498
    let (dx, dy) = (width * (1 - reach), height * (1 - reach))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + width, top))
    addLine(to: point(right - width, top))
    addCurve(to: point(right, top + height), control1: point(right - dx, top), control2: point(right, top + dy))
    addLine(to: point(right, bottom - height))
    addCurve(to: point(right - width, bottom), control1: point(right, bottom - dy), control2: point(right - dx, bottom))
    addLine(to: point(left + width, bottom))
    addCurve(to: point(left, bottom - height), control1: point(left + dx, bottom), control2: point(left, bottom - dy))
    addLine(to: point(left, top + height))
    addCurve(to: point(left + width, top), control1: point(left, top + dy), control2: point(left + dx, top))
    closeSubpath()
  }

  /// An arc about a centre. As in SwiftUI, `clockwise` is meant in a coordinate space whose y grows upwards.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise { while sweep > 0 { sweep -= turn } } else { while sweep < 0 { sweep += turn } }
    sweep = min(max(sweep, -turn), turn)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let steps = max(1, min(64, Int((abs(delta.radians) / 0.2).rounded(.up))))
    for step in 0...steps {
      let angle = startAngle.radians + delta.radians * Double(step) / Double(steps)
      let point = CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if step == 0, currentPoint == nil { move(to: point) } else { addLine(to: point) }
    }
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start
    currentPoint = path.currentPoint ?? currentPoint
    drawn = nil
  }

  private mutating func append(_ element: Element, _ end: CGPoint) {
    elements.append(element)
    currentPoint = end
    drawn = nil
  }

  // MARK: Changed copies

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// Each point moved by `transform`.
  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: transform(point))
      case .line(let point): .line(to: transform(point))
      case .quadCurve(let point, let control): .quadCurve(to: transform(point), control: transform(control))
      case .curve(let point, let a, let b): .curve(to: transform(point), control1: transform(a), control2: transform(b))
      case .closeSubpath: .closeSubpath
      }
    }
    path.start = transform(start)
    path.currentPoint = currentPoint.map(transform)
    path.drawn = nil
    return path
  }

  /// Said where the points of `other` were moved so that what it can be drawn as still holds.
  mutating func keepOutline(of other: Path) { drawn = other.drawn }
}
