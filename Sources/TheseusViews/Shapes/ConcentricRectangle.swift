import Foundation
import TheseusCore

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How round a corner is.
    nonisolated public struct Style: Hashable, Sendable {
      /// Points.
      let radius: CGFloat

      /// As round as the container's corner leaves it. Containers of cells have none, which leaves
      /// the least.
      public static let concentric = Style(radius: 0)
      public static func concentric(minimum: Style?) -> Style { minimum ?? .concentric }
      /// Always so round, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners follow those of the container around.
nonisolated public struct ConcentricRectangle: InsettableShape, Equatable {
  private let shape: UnevenRoundedRectangle

  public init() { self.init(corners: .concentric) }

  /// - Parameter isUniform: whether all corners are as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    shape = UnevenRoundedRectangle(
      topLeadingRadius: topLeadingCorner.radius, bottomLeadingRadius: bottomLeadingCorner.radius,
      bottomTrailingRadius: bottomTrailingCorner.radius, topTrailingRadius: topTrailingCorner.radius
    )
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static var concentricRectangle: ConcentricRectangle { ConcentricRectangle() }
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
