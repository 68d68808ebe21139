import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines of a text.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable, Sendable {
      case variable
      case multiple(CGFloat)
      case increased(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// The height of the fonts in each line.
    public static var variable: LineHeight { LineHeight(rule: .variable) }
    /// 1.3 times the point size. Apple documents none of these three factors.
    public static var normal: LineHeight { multiple(factor: 1.3) }
    /// 1.15 times the point size.
    public static var tight: LineHeight { multiple(factor: 1.15) }
    /// 1.5 times the point size.
    public static var loose: LineHeight { multiple(factor: 1.5) }

    /// The largest point size of the line, times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }
    /// The largest point size of the line, and this many points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .increased(increase))
    }
    /// This many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// The height of a line whose largest font has this size; nil for that of its fonts.
    fileprivate func points(at pointSize: CGFloat) -> CGFloat? {
      switch rule {
      case .variable: nil
      case .multiple(let factor): max(0, pointSize * factor)
      case .increased(let increase): max(0, pointSize + increase)
      case .exact(let points): max(0, points)
      }
    }
  }
}

extension LineMetrics {
  /// The metrics of a line with this height, whose letters stay in its middle.
  func with(_ height: AttributedString.LineHeight?, at pointSize: CGFloat) -> LineMetrics {
    guard let points = height?.points(at: pointSize) else { return self }
    let half = (points - ascent - descent) / 2
    return LineMetrics(ascent: ascent + half, descent: descent + half)
  }
}
