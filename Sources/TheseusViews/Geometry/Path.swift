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

  package private(set) var elements: [Element] = []
  /// The outline as a shape, when a host can draw that better than lines.
  private(set) var drawn: DrawnShape?
  private var start = CGPoint.zero
  /// The start of the next step; nil for an empty path.
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

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style
    )
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    let isRound = max(cornerSize.width, cornerSize.height) > 0
    let corner = cornerSize.limited(to: rect.size)
    drawn = isRound ? .rounded(radius: max(corner.width, corner.height)) : .rectangle
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that contains the outline's points, including control points of curves;
  /// null for an empty path.
  public var boundingRect: CGRect {
    // Points with NaN are nowhere.
    let points = outlines().joined().filter { !$0.x.isNaN && !$0.y.isNaN }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  public mutating func move(to point: CGPoint) {
    append(.move(to: point), point)
    start = point
  }

  public mutating func addLine(to point: CGPoint) { append(.line(to: point), point) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control), point)
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), point)
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    append(.closeSubpath, start)
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    let path = transform.isIdentity ? path : path.applying(transform)
    elements += path.elements
    start = path.start
    currentPoint = path.currentPoint
    drawn = nil
  }

  private mutating func append(_ element: Element, _ end: CGPoint) {
    elements.append(element)
    currentPoint = end
    drawn = nil
  }

  // MARK: Changed copies

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Each point moved by `transform`.
  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: transform(point))
      case .line(let point): .line(to: transform(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: transform(point), control: transform(control))
      case .curve(let point, let a, let b):
        .curve(to: transform(point), control1: transform(a), control2: transform(b))
      case .closeSubpath: .closeSubpath
      }
    }
    path.start = transform(start)
    path.currentPoint = currentPoint.map(transform)
    path.drawn = nil
    return path
  }

  /// Called when the points of `other` were moved, or scaled, so that its shape is unchanged.
  mutating func keepOutline(of other: Path, scale: CGFloat) {
    drawn = other.drawn
    if case .rounded(let radius) = drawn { drawn = .rounded(radius: radius * scale) }
  }
}
