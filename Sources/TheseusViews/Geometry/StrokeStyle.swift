import Foundation

/// The line of a stroked shape; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of an open line.
  public enum LineCap: Int32, Sendable { case butt, round, square }
  /// The corners of a line.
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }

  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The name in Core Graphics.
public typealias CGLineCap = StrokeStyle.LineCap
/// The name in Core Graphics.
public typealias CGLineJoin = StrokeStyle.LineJoin

extension StrokeStyle {
  /// Whether gaps interrupt the line. A pattern without any length, or with a negative one, is
  /// none.
  package var isDashed: Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
  }

  /// The line with all its lengths multiplied.
  func scaled(by scale: CGFloat) -> StrokeStyle {
    guard scale != 1 else { return self }
    var line = self
    line.lineWidth *= scale
    line.dash = dash.map { $0 * scale }
    line.dashPhase *= scale
    return line
  }
}

/// The fill rule of a shape, and the smoothing of its border.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
