import Foundation
import TheseusCore

/// A curve from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circular(eases: Easing)
  }

  private enum Easing: Hashable { case `in`, out, both }

  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// A cubic Bézier curve between (0, 0) and (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
        x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y))
  }

  public static let linear = UnitCurve(.bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let circularEaseIn = UnitCurve(.circular(eases: .in))
  public static let circularEaseOut = UnitCurve(.circular(eases: .out))
  public static let circularEaseInOut = UnitCurve(.circular(eases: .both))

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(.bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circular(.in): .circularEaseOut
    case .circular(.out): .circularEaseIn
    case .circular(.both): self
    }
  }

  /// The progress at a fraction of the time.
  public func value(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return time }
      return Self.point(y1, y2, Self.parameter(x1, x2, at: time))
    case .circular(.in): return 1 - (1 - time * time).squareRoot()
    case .circular(.out): return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circular(.both):
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - (2 - 2 * time) * (2 - 2 * time)).squareRoot()) / 2
    }
  }

  /// The speed of the progress there.
  public func velocity(at progress: Double) -> Double {
    if self == .linear { return 1 }
    let (low, high) = (max(0, progress - 1e-4), min(1, progress + 1e-4))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }

  /// Solved by bisection: x grows with the parameter.
  private static func parameter(_ x1: Double, _ x2: Double, at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
