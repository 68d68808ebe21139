import Foundation
import TheseusCore

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
