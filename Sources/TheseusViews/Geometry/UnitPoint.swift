import Foundation
import TheseusCore

/// A point in fractions of a view's size: (0, 0) is the top leading corner, (1, 1) the bottom
/// trailing one.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// The origin.
  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Snapshots save a point as its coordinates (R32).
extension UnitPoint: SessionRepresentable {
  package var sessionForm: [CGFloat]? { [x, y] }
  package init?(sessionForm: [CGFloat]) {
    guard sessionForm.count == 2 else { return nil }
    self.init(x: sessionForm[0], y: sessionForm[1])
  }
}
